import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { checkCaller } from '../../functions/src/check-caller.ts';
import { readClientIp } from '../../functions/src/client-ip.ts';
import { queryOf, siteOrigin, startMailSite } from './mail-site.ts';

const functionsHost = 'europe-west1-demo.cloudfunctions.example';

test.each<[string, IncomingHttpHeaders, boolean]>([
  ['a program that says nothing', { host: functionsHost }, true],
  [
    'the site itself, which sends no origin with a GET',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    true,
  ],
  ['the site on the functions host', { host: functionsHost, origin: siteOrigin }, true],
  ['a preview of the site', { host: 'a.example', origin: 'https://a.example' }, true],
  ['a site on a port', { host: 'localhost:4173', origin: 'http://localhost:4173' }, true],
  [
    'a site behind Hosting',
    { host: functionsHost, 'x-forwarded-host': 'a.example', origin: 'https://a.example' },
    true,
  ],
  ['another port', { host: 'localhost:4173', origin: 'http://localhost:4174' }, false],
  [
    'the functions host by name while Hosting is in front',
    { host: 'b.example', 'x-forwarded-host': 'a.example', origin: 'https://b.example' },
    false,
  ],
  ['a foreign site', { host: functionsHost, origin: 'https://kwaad.example' }, false],
  ['a page without an origin', { host: functionsHost, origin: 'null' }, false],
  ['a foreign page that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
])('%s may call: %o %s', (_who, headers, allowed) => {
  expect(checkCaller(headers, [siteOrigin]).allowed).toBe(allowed);
});

test('only the site’s own pages may read the answer', async () => {
  const site = await startMailSite();
  const allowed = await site.ask(queryOf(), { headers: { Origin: siteOrigin } });
  expect(allowed).toMatchObject({ status: 200, headers: { vary: 'Origin' } });
  expect(allowed.headers['access-control-allow-origin']).toBe(siteOrigin);

  const faulty = await site.ask('', { headers: { Origin: siteOrigin } });
  expect(faulty.status).toBe(400);
  expect(faulty.headers['access-control-allow-origin']).toBe(siteOrigin);

  const foreign = await site.ask(queryOf(), { headers: { Origin: 'https://kwaad.example' } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
});

test('any method but GET is told which one is allowed', async () => {
  const site = await startMailSite();
  const reply = await site.ask(queryOf(), { method: 'OPTIONS', headers: { Origin: siteOrigin } });
  expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET' } });
});

test.each([
  ['198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['192.0.2.1, 198.51.100.7', '127.0.0.1', '198.51.100.7'],
  [undefined, '203.0.113.9', '203.0.113.9'],
  ['', '203.0.113.9', '203.0.113.9'],
  ['::ffff:198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '127.0.0.1', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '127.0.0.1', '2001:db8:1:2'],
  ['2001:db8::9', '127.0.0.1', '2001:db8:0:0'],
  ['::1', '127.0.0.1', '0:0:0:0'],
  ['not an address', '127.0.0.1', 'not an address'],
])('the client behind %s at %s is %s', (forwarded, remoteAddress, client) => {
  // Only these two are read; a whole request needs a whole connection.
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } };
  expect(readClientIp(request as unknown as IncomingMessage)).toBe(client);
});
