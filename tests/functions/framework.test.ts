// Runs the HTTP functions in Google's framework, as they are deployed.
import { http as register } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, test, vi } from 'vitest';
import { serve } from '../local/serve.ts';
import { openOutbox, ownerOrigin, queryOf, siteOrigin } from './mail-site.ts';
import { importFunctions, stubDeployment } from './stub-deployment.ts';

async function setup(name: 'manageSite' | 'sendMail' | 'serveAlbum') {
  const outbox = await openOutbox();
  await stubDeployment({
    SMTP_URL: outbox.url,
    SITE_ORIGINS: siteOrigin,
    OWNER_URL: ownerOrigin,
  });
  const functions = await importFunctions();
  // A cast, because Firebase's request type has fields that a plain request lacks.
  register(name, functions[name] as unknown as Parameters<typeof register>[1]);
  const [listener] = getTestServer(name).listeners('request');
  const origin = await serve(listener as Parameters<typeof serve>[0]);
  const request = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(origin + path, { headers: { Origin: siteOrigin, ...headers }, ...init });
  const post = (path: string, body: string, headers: Record<string, string>) =>
    request(path, { method: 'POST', body, headers });
  return { request, post, received: outbox.received };
}

test('the deployed sendMail sends one mail, and none for a bot or a HEAD request', async () => {
  const { request, received } = await setup('sendMail');
  const sent = await request(`/sendMail?${queryOf()}`);
  expect([sent.status, await sent.text()]).toEqual([200, 'OK']);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const bot = await request(`/sendMail?${queryOf({ text: 'Koop!' })}&website=x`);
  expect([bot.status, await bot.text()]).toEqual([200, 'OK']);
  const head = await request(`/sendMail?${queryOf({ text: 'Nog een' })}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await received()).toHaveLength(1);
});

test.each([
  ['true', 428],
  ['false', 200],
])('with REQUIRE_APP_CHECK=%s, sendMail answers the 21st mail with %d', async (value, status) => {
  vi.stubEnv('REQUIRE_APP_CHECK', value);
  const { request } = await setup('sendMail');
  const send = (number: number) => {
    const headers = { 'X-Forwarded-For': `198.51.${number}.7` };
    return request(`/sendMail?${queryOf({ text: `Mail ${number}` })}`, { headers });
  };
  for (let number = 1; number <= 20; number += 1) expect((await send(number)).status).toBe(200);
  expect((await send(21)).status).toBe(status);
});

test.each([
  ['sendMail', '/sendMail', 405],
  ['serveAlbum', '/fotos/album/eigen-0000000000000000.jpg', 405],
  ['manageSite', '/beheer/album', 403],
] as const)(
  'the framework does not read the body of a POST that %s refuses',
  async (name, path, status) => {
    const { post } = await setup(name);
    const json = { 'Content-Type': 'application/json' };
    // The framework would refuse both bodies with another status if it read them.
    expect((await post(path, 'a', { ...json, 'Content-Encoding': 'unknown' })).status).toBe(status);
    expect((await post(path, '{', json)).status).toBe(status);
  },
);

test('manageSite (/beheer) reads only uncompressed forms', async () => {
  const { post } = await setup('manageSite');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ownerOrigin };
  const open = async (more = {}) =>
    (await post('/beheer/openen', 'token=x', { ...headers, ...more })).text();
  expect(await open()).toContain('Deze link werkt niet meer');
  expect(await open({ 'Content-Encoding': 'gzip' })).toContain('niet te lezen');
});
