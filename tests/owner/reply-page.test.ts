// Tests the cases of replies that tests/browser/owner/review.spec.ts leaves out.
import { expect, vi } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { olderReviews } from '../older-site.ts';
import { startOwnerSite } from './owner-site.ts';

const path = '/beheer/recensie?naam=31';
const publish = 'Plaats antwoord';
const typing = (text: string) => ({ 'Uw antwoord': text });

async function setup() {
  const { openOwner, read } = await startOwnerSite({ reviews: [31] });
  const phone = openOwner();
  return { open: () => phone.get(path), read: () => read('reviews/31') };
}

emulatorTest(
  'a reply that is sent twice is confirmed twice; a blank or too long one is refused',
  async () => {
    const { open, read } = await setup();
    const page = await open();
    const banner = 'Uw antwoord staat op de site.';
    expect((await page.press(publish, typing(' Dank\nu wel! '))).banners).toBe(banner);
    expect((await page.press(publish)).banners).toBe(banner);
    expect(await read()).toMatchObject({ reply: 'Dank\nu wel!' });
    expect((await page.press(publish, typing('x'.repeat(1_000)))).banners).toBe(banner);
    const long = await page.press(publish, typing('x'.repeat(1_001)));
    expect(long.status).toBe(400);
    expect(long.banners).toContain('1001 tekens');
    expect(long.getAllByText(/x{1001}/)).toEqual([
      long.getByLabelText('Uw antwoord', { exact: false }),
    ]); // only the field has the refused reply
    expect((await page.press(publish, typing('  '))).status).toBe(400);
    expect(await read()).toMatchObject({ name: 'Klant 31', reply: 'x'.repeat(1_000) });
  },
);

emulatorTest('a reply is changed, and withdrawn', async () => {
  const { open, read } = await setup();
  await (await open()).press(publish, typing('Dank u wel!'));
  const changed = await (await open()).press(publish, typing('Tot ziens!'));
  expect(await read()).toMatchObject({ reply: 'Tot ziens!' });
  const withdrawn = await changed.press('Trek het antwoord in');
  expect(withdrawn.banners).toBe('Uw antwoord staat niet meer op de site.');
  expect(await read()).not.toHaveProperty('reply');
});

emulatorTest('a review with % in its document name gets a reply', async () => {
  const { openOwner, store, read } = await startOwnerSite();
  await store({ 'reviews/5,0% & meer': { ...olderReviews['stars as text'] } });
  const naam = new URLSearchParams({ naam: '5,0% & meer' });
  const page = await openOwner().get(`/beheer/recensie?${naam}`);
  expect((await page.press(publish, typing('Dank u wel!'))).status).toBe(200);
  expect(await read('reviews/5,0% & meer')).toMatchObject({ reply: 'Dank u wel!', stars: '4' });
});

emulatorTest('a reply that the database cannot store leads back to its page', async () => {
  const { openOwner, database } = await startOwnerSite({ reviews: [31] });
  const page = await openOwner().get(path);
  vi.spyOn(database, 'get').mockRejectedValue(new Error('Away'));
  const failed = await page.press(publish, typing('Dank u wel!'));
  // A reload opens that page, where the browser fills in what was typed.
  expect([failed.status, failed.canonical]).toEqual([500, path]);
});
