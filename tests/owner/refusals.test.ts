// Tests the status of forbidden requests, and of requests with an odd path or cookie.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { requestRaw } from '../local/serve.ts';
import type { Form } from './owner-browser.ts';
import { createPhoto, startWithBrowsers } from './owner-site.ts';

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const removal = { naam: '31', ground: 'unlawful' };

emulatorTest('each forbidden request gets its 400, 403 or 405, and changes nothing', async () => {
  const { late, session, browsers, link, sign, logged, readEverything } = await startWithBrowsers();
  const pad = (length: number) => 'a'.repeat(length);
  const asText = String(new URLSearchParams(removal));
  const ofType = (type: string) => [asText, { 'Content-Type': type }] as const;
  const from = (Origin: string) => [removal, { Origin }] as const;
  type Try = [request: string, form?: Form, headers?: Record<string, string>];
  const tries: Try[] = [
    ['stranger POST /beheer/openen 403', { link: link(sign('login', 'oud')) }],
    ['stranger POST /beheer/openen 403', { link: link(sign('login').slice(0, -1)) }],
    ['stranger POST /beheer/openen 403', { link: link(late) }],
    ['stranger POST /beheer/openen 403', { link: link(session) }], // a session token in a link
    ['owner POST /beheer/openen 403', { link: 'constructor' }],
    ['stranger GET /beheer/album 403'],
    ['stranger GET /beheer/nieuw 403'],
    ['stranger GET /beheer/bestaat-niet 403'],
    ['stranger HEAD /beheer/weghalen?naam=31 403'],
    ['word GET /beheer 403'],
    ['cut GET /beheer 403'],
    ['review31 GET /beheer/recensie?naam=32 403'],
    ['review31 GET /beheer/weghalen?naam=31&naam=32 403'],
    ['review31 GET /beheer/prullenbak 403'],
    ['both GET /beheer/prullenbak?naam=31/32 403'],
    ['stranger POST /beheer/weghalen 403', removal],
    ['expired POST /beheer/weghalen 403', removal],
    ['revoked POST /beheer/weghalen 403', removal],
    ['forged POST /beheer/weghalen 403', removal],
    ['login POST /beheer/weghalen 403', removal], // a login token is not valid in a cookie
    ['review32 POST /beheer/weghalen 403', removal],
    ['review32 POST /beheer/weghalen?naam=32 403', removal],
    ['review32 POST /beheer/weghalen?naam=31 403', { ...removal, naam: '32' }],
    ['both POST /beheer/weghalen 403', { ...removal, naam: '31/32' }],
    ['review32 POST /beheer/prullenbak 403', { naam: '31' }],
    ['review31 POST /beheer/mededeling 403', {}],
    ['review31 POST /beheer/beeindigen 403', {}],
    ['stranger POST /beheer/beeindigen 403', {}],
    ['owner POST /beheer/weghalen 403', ...from('https://elders.example')],
    ['owner POST /beheer/weghalen 403', ...from('http://zachtpoot.example')], // the scheme differs
    ['owner POST /beheer/weghalen 403', ...from('https://zachtpoot.example:8443')],
    ['owner POST /beheer/weghalen 403', ...from('https://www.zachtpoot.example')],
    ['owner POST /beheer/weghalen 403', ...from('null')],
    ['owner POST /beheer/weghalen 403', ...from('')],
    ['stranger POST /beheer/nieuwe-link 403', {}, { Origin: 'null' }],
    ['stranger POST /beheer/uitloggen 403', {}, { Origin: 'null' }],
    ['stranger POST /beheer/openen 403', { link: link(sign('login')) }, { Origin: 'null' }],
    ['owner PUT /beheer/weghalen 405', removal],
    ['owner DELETE /beheer/weghalen 405'],
    ['owner OPTIONS /beheer/weghalen 405'],
    ['owner POST /beheer/weghalen 400', ...ofType('application/json')],
    ['owner POST /beheer/weghalen 400', ...ofType('text/plain')],
    ['owner POST /beheer/weghalen 400', ...ofType('multipart/form-data; boundary=x')],
    ['owner POST /beheer/weghalen 400', removal, { 'Content-Encoding': 'gzip' }],
    ['stranger POST /beheer/openen 400', { link: link(sign('login')), x: pad(10_000) }],
    ['owner POST /beheer/weghalen 400', { ...removal, x: pad(1_000_000) }],
    ['owner POST /beheer/weghalen 400', `${asText}${'&x'.repeat(1_000)}`, urlencoded],
    ['review31 POST /beheer/album 400', createUpload(1_000_001)],
    ['owner POST /beheer/album 400', createUpload(33_000_001)],
  ];
  const before = await readEverything();
  logged.length = 0;
  const results: string[] = [];
  for (const [request, form, headers] of tries) {
    const [browser = '', method = '', path = ''] = request.split(' ');
    const { status } = await browsers[browser as keyof typeof browsers].send(
      method,
      path,
      form,
      headers,
    );
    results.push([browser, method, path, status].join(' '));
  }
  expect(results).toEqual(tries.map(([request]) => request));
  expect(logged).toHaveLength(tries.length);
  expect(logged.join()).not.toMatch(/eyJ|__session|Cookie/); // no token and no cookie
  expect(await readEverything()).toBe(before);
});

function createUpload(bytes: number): FormData {
  const upload = new FormData();
  upload.append('foto', createPhoto('groot.jpg', Buffer.alloc(bytes)));
  return upload;
}

const hostilePaths = [
  '/beheer',
  '//',
  '//elders.example/beheer',
  '/beheer//',
  '/beheer/%',
  '/beheer/%2e%2e/%00',
  '/beheer?%&naam=%ff',
  '/beheer/nieuw?sinds=niet',
  '/beheer/nieuw?sinds=1e99',
  'http://', // Express itself responds to this path and the next
  'http://[/beheer',
  '*',
  '/beheer/:80',
  '/constructor',
  `/beheer/${'a/'.repeat(7_000)}`,
];

emulatorTest('a cookie of thousands of tokens takes less than 40 ms', async () => {
  const { origin, session } = await startWithBrowsers();
  const open = async (cookie: string) => {
    const before = performance.now();
    const { status } = await requestRaw(origin, '/beheer/album', { headers: { cookie } });
    return { status, duration: performance.now() - before };
  };
  const hostile = `__session=x~${'a.b.c~'.repeat(2_300)}${session}`;
  await open(hostile); // warms up
  const { status, duration } = await open(hostile);
  expect([status, duration < 40]).toEqual([403, true]);
});

emulatorTest(
  'an odd path or cookie gets a page with status 200, 400, 403 or 404, and logs no error',
  async () => {
    const { origin, session, errors } = await startWithBrowsers();
    for (const path of hostilePaths) {
      for (const cookie of ['', `__session=x~${session}`, '__session=%', '__session=a=b; x']) {
        const { status, body } = await requestRaw(origin, path, { headers: { cookie } });
        const tried = [path.slice(0, 40), cookie.slice(0, 12)];
        expect([...tried, [200, 400, 403, 404].includes(status)]).toEqual([...tried, true]);
        expect(String(body)).toMatch(/^<!doctype html>/i);
      }
    }
    expect(errors).toEqual([]);
  },
);
