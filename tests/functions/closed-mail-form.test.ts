import { expect, test } from 'vitest';
import { queryOf, startMailSite } from './mail-site.ts';

test('a mail form that the owner closed refuses new mails until it reopens, and its response gives that time', async () => {
  let [time, closing] = [Date.parse('2026-11-23T12:00Z'), {}];
  const until = Date.parse('2026-12-01T09:00+01:00');
  const site = await startMailSite({ now: () => time, loadClosing: async () => closing });
  const send = async (text: string) => site.request(queryOf({ text }));
  expect((await send('Eerst')).status).toBe(200);
  closing = { open: false, until };
  expect(await send('Te laat')).toMatchObject({
    status: 423,
    text: 'Mailen met het formulier kan weer vanaf 1 december om 9.00 uur. Bel of app gerust.',
  });
  expect((await send('Eerst')).status, 'a repeat was sent before').toBe(200);
  closing = { open: false }; // closed in Firebase's console, without a time
  expect((await send('Te laat')).status).toBe(423);
  closing = { open: false, until };
  time = until;
  expect((await send('Weer open')).status).toBe(200);
  expect(await site.received()).toHaveLength(2);
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('Away'))],
  ['is not read in time', () => new Promise<never>(() => {})],
])('a mail is accepted if the setting that closes the form %s', async (_what, loadClosing) => {
  const site = await startMailSite({ loadClosing });
  expect((await site.request(queryOf())).status).toBe(200);
});
