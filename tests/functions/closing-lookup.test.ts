import { expect, test } from 'vitest';
import { queryOf, startMailSite } from './mail-site.ts';

test('while the owner has closed the form no mail goes, and that is looked up once a minute', async () => {
  let [time, reads, stored] = [Date.parse('2026-11-23T12:00Z'), 0, {}];
  const until = Date.parse('2026-12-01T09:00+01:00');
  const loadClosing = async () => {
    reads += 1;
    return stored;
  };
  const site = await startMailSite({ now: () => time, loadClosing });
  const send = async (text: string) => site.request(queryOf({ text }));
  expect((await send('Eerst')).status).toBe(200);
  stored = { open: false, until };
  time += 59_999;
  expect((await send('Nog net')).status).toBe(200);
  expect(reads).toBe(1);
  time += 1;
  expect(await send('Te laat')).toMatchObject({
    status: 423,
    text: 'Mailen met het formulier kan weer vanaf 1 december om 9.00 uur. Bel of app gerust.',
  });
  expect((await send('Nog net')).status, 'a repeat was sent before').toBe(200);
  time = until;
  expect((await send('Weer open')).status).toBe(200);
  expect(await site.received()).toHaveLength(3);
});

test.each([
  ['fails', () => Promise.reject(new Error('Away'))],
  ['does not come in time', () => new Promise<never>(() => {})],
])('the form counts as open when reading its closing %s', async (_what, loadClosing) => {
  const site = await startMailSite({ loadClosing });
  expect((await site.request(queryOf())).status).toBe(200);
});

test('a form that the console closed without a day takes no mail', async () => {
  const site = await startMailSite({ loadClosing: async () => ({ open: false }) });
  expect((await site.request(queryOf())).status).toBe(423);
  expect(await site.received()).toEqual([]);
});
