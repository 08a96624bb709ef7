// The functions in Google's framework, as they are deployed.
import { http as register } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, test, vi } from 'vitest';
import { createToken } from '../../functions/src/owner/owner-links.ts';
import { serve } from '../local/serve.ts';
import { addresses, siteOrigin } from './mail-site.ts';

const secret = 'geheim'.repeat(6);

async function setup(name: 'manageSite' | 'sendMail' | 'serveAlbum') {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.stubEnv('MAIL_TO', addresses.to);
  vi.stubEnv('MAIL_FROM', addresses.from);
  vi.stubEnv('SITE_ORIGINS', siteOrigin);
  vi.stubEnv('OWNER_SECRET', secret);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-trimsalon');
  const functions = await import('../../functions/src/index.ts');
  // Each type asks for what only its own server adds.
  register(name, functions[name] as unknown as Parameters<typeof register>[1]);
  const [listener] = getTestServer(name).listeners('request');
  const origin = await serve(listener as Parameters<typeof serve>[0]);
  return (path: string, body: string, headers: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { Origin: siteOrigin, ...headers },
      redirect: 'manual',
    });
}

for (const [name, path, status] of [
  ['sendMail', '/sendMail', 405],
  ['serveAlbum', '/fotos/album/eigen-0000000000000000.jpg', 405],
  ['manageSite', '/beheer/album', 403],
] as const) {
  test(`what a stranger sends to ${name} is not unpacked, parsed or read`, async () => {
    const post = await setup(name);
    const json = { 'Content-Type': 'application/json' };
    // The framework would refuse both by itself, if it looked at them.
    expect((await post(path, 'a', { ...json, 'Content-Encoding': 'unknown' })).status).toBe(status);
    expect((await post(path, '{', json)).status).toBe(status);
  });
}

test('a form of the owner is read, but no compressed one', async () => {
  const post = await setup('manageSite');
  const token = createToken(secret, 'remove-31', Date.now() - 31 * 86_400_000); // over before the database is asked
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const open = async (more = {}) =>
    (await post('/beheer/openen', `token=${token}`, { ...headers, ...more })).text();
  expect(await open()).toContain('Deze link is verlopen');
  expect(await open({ 'Content-Encoding': 'gzip' })).not.toContain('Deze link is verlopen');
});
