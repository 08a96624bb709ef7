// What a form may hold, whoever sends it.
import { expect, test } from 'vitest';
import { createToken } from '../../functions/src/owner/access/tokens.ts';
import { serve } from '../local/serve.ts';
import { openEmbedded } from './open-documents.ts';
import { fields, photoForm, secret, startOwnerSite } from './owner-site.ts';

const day = 86_400_000; // ms
const setup = async () => startOwnerSite(await openEmbedded());

test.each([
  ['PUT', 'text/plain', 405],
  ['POST', 'application/json', 400],
  ['POST', 'multipart/form-data; boundary=x', 400],
])('%s with %s is refused', async (method, type, status) => {
  const { visitAs } = await setup();
  const headers = { 'Content-Type': type };
  const response = await visitAs('all').send(
    method,
    '/beheer/formulier',
    '{"open":"nee"}',
    headers,
  );
  expect(response.status).toBe(status);
});

test('a form without its length is taken, whoever has read it, and only up to the limit', async () => {
  const { handler, visitAs, read } = await setup();
  const { headers } = visitAs('all');
  const post = async (body: string, rawBody?: Buffer) => {
    const origin = await serve((request, response) => {
      void handler(Object.assign(request, rawBody && { rawBody }), response);
    });
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    // A stream has no length that is known beforehand.
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half', redirect: 'manual' } as const;
    const url = `${origin}/beheer/formulier`;
    return (await fetch(url, { ...init, headers: { ...headers, ...form } })).status;
  };
  const isOpen = () => read('settings/reviewForm');
  expect(await post('formulier=reviewForm&open=nee&dag=2026-12-01')).toBe(303);
  expect(await isOpen()).toMatchObject({ open: false });
  expect(await post('-', Buffer.from('formulier=reviewForm&open=ja'))).toBe(303);
  expect(await isOpen()).toEqual({ open: true });
  const long = `formulier=reviewForm&open=nee&dag=2026-12-01&x=${'a'.repeat(1_000_000)}`;
  expect(await post(long)).toBe(400);
  expect(await post('-', Buffer.from(long))).toBe(400);
  expect(await isOpen()).toEqual({ open: true });
});

test('somebody without a link can send ten thousand bytes, and no more', async () => {
  const { visitWith, clock } = await setup();
  const open = async (length: number) => {
    const form = fields({ token: createToken(secret, 'link', clock.time), x: '' });
    form.set('x', 'a'.repeat(length - String(form).length));
    return (await visitWith('').post('/beheer/openen', form)).status;
  };
  expect([await open(10_000), await open(10_001)]).toEqual([303, 400]);
});

test('an upload of more than a function is given is refused', async () => {
  const huge = photoForm(['groot.jpg', Buffer.alloc(33_000_001)]);
  const { visitAs } = await setup();
  const { status, text } = await visitAs('all').post('/beheer/album', huge);
  expect(status).toBe(400);
  expect(text).toContain('Dit formulier is niet te lezen, te groot,');
});

test('a form of thousands of fields is refused before it is parsed, and a stranger’s is not read', async () => {
  const { visitAs, clock } = await setup();
  const form = new FormData();
  for (let index = 0; index < 7_500; index += 1) form.append(`alt/${index}`, 'Getypt');
  const body = await new Response(form).blob(); // 1 MB
  const late = visitAs('all');
  const post = async (visitor: typeof late) => {
    const times: number[] = [];
    for (const _ of [1, 2, 3]) {
      const start = performance.now();
      const { status, text } = await visitor.post('/beheer/album/foto', body);
      times.push(performance.now() - start);
      expect(text).not.toContain('Getypt');
      expect(status).toBeGreaterThanOrEqual(400);
    }
    return Math.min(...times); // of which parsing takes 700 and more, and the machine may be busy
  };
  const stranger = visitAs('all', 'oud');
  expect(await post(stranger)).toBeLessThan(300);
  expect(await post(late)).toBeLessThan(300);
  clock.time += 91 * day;
  expect(await post(late)).toBeLessThan(300);
  const typed = fields({ 'alt/kat.jpg': 'Getypt' });
  expect((await stranger.post('/beheer/album/foto', typed)).text).not.toContain('Getypt');
  expect((await late.post('/beheer/album/foto', typed)).text).toContain('Getypt');
});
