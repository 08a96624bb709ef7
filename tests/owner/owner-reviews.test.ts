// The list of reviews at /beheer, and the bin, from which the owner restores them for 30 days.
import type { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { day, startOwnerSite } from './owner-site.ts';

emulatorTest('a removed review can be restored for 30 days, with nothing changed', async () => {
  const { openOwner, clock, read, store } = await startOwnerSite();
  const review = {
    id: 31,
    ...createNewReview({ name: 'Anouk', date: '2026/11/20' }),
    reply: 'Dank u wel!',
    addedAt: clock.time - day,
    extra: 'ook dit',
  };
  await store({ 'reviews/31': review });
  const owner = openOwner();
  const bin = await (await owner.get('/beheer/weghalen?naam=31')).press(/salon/);
  expect(bin.banners).toContain('Weg.');
  expect(bin.text).toContain('Weggehaald op 23 november 2026. Gaat niet over de salon');
  expect(await read('reviews/31')).toBeNull();
  const stored = await read('bin/31');
  expect(stored).toMatchObject({ ground: 'off-topic', removedAt: clock.time });
  // /privacy promises 30 days.
  expect((stored?.expireAt as Timestamp | undefined)?.toMillis()).toBe(clock.time + 30 * day);
  const back = await bin.press('Zet terug');
  expect([back.heading, back.canonical]).toEqual(['Antwoord', '/beheer/recensie?naam=31']);
  expect(back.banners).toContain('De recensie staat weer op de site.');
  expect(await read('reviews/31')).toEqual(review);
  expect(await read('bin/31')).toBeNull();

  await (await owner.get('/beheer/weghalen?naam=31')).press(/onrechtmatig/);
  clock.time += 30 * day - 1;
  (await owner.get('/beheer/prullenbak')).item('Anouk');
  clock.time += 1;
  expect((await owner.get('/beheer/prullenbak')).text).toContain('De prullenbak is leeg.');
});

emulatorTest('ticked reviews are removed and restored together, and one alone', async () => {
  const { openOwner, list } = await startOwnerSite({ reviews: [31, 32, 33, 34] });
  const owner = openOwner();
  const ticked = (await owner.get('/beheer')).press('Haal de gekozen recensies weg', {
    'Kies de recensie van Klant 32': true,
    'Kies de recensie van Klant 33': true,
    'Kies de recensie van Klant 34': true,
  });
  const bin = await (await ticked).press(/^Haal 3 weg: gaat niet over de salon/);
  expect(bin.getAllByRole('article')).toHaveLength(3);
  expect((await list('reviews')).map(({ documentName }) => documentName)).toEqual(['31']);
  expect((await bin.item('Klant 33').press('Zet terug')).status).toBe(200);
  expect((await list('reviews')).map(({ documentName }) => documentName)).toEqual(['31', '33']);
  const restored = await (await owner.get('/beheer/prullenbak')).press(
    'Zet de gekozen recensies terug',
    { 'Kies de recensie van Klant 32': true, 'Kies de recensie van Klant 34': true },
  );
  expect(restored.banners).toBe('De gekozen recensies staan weer op de site.');
  expect(await list('reviews')).toHaveLength(4);
  expect((await owner.get('/beheer/weghalen')).status).toBe(400); // nothing was ticked
});

emulatorTest('a press on an outdated page changes nothing, and leads on', async () => {
  const { openOwner, readEverything } = await startOwnerSite({ reviews: [31] });
  const owner = openOwner();
  const page = await owner.get('/beheer/weghalen?naam=31');
  const bin = await page.press(/salon/);
  const before = await readEverything();
  expect((await page.press(/onrechtmatig/)).heading).toBe('Prullenbak');
  expect(await readEverything()).toBe(before);
  expect((await owner.get('/beheer/weghalen?naam=31')).path).toBe('/beheer/prullenbak');
  await bin.press('Zet terug');
  const restored = await readEverything();
  expect((await bin.press('Zet terug')).heading).toBe('Antwoord');
  expect(await readEverything()).toBe(restored);
});

const label = 'Nog zonder antwoord';

emulatorTest('a review without a reply has a label for 30 days', async () => {
  const { openOwner, store } = await startOwnerSite(); // the clock is at 2026-11-23
  const add = (name: string, date: string, more: object = {}) =>
    store({ [`reviews/${name}`]: { id: 1, ...createNewReview({ name, date }), ...more } });
  await add('Nieuw', '2026/10/24');
  await add('Oud', '2026/10/23');
  await add('Klaar', '2026/11/01', { reply: 'Dank u.' });
  await add('Matig', '2020/01/01', { stars: 3 });
  const list = await openOwner().get('/beheer');
  const hasLabel = (name: string) => list.item(name).text.includes(label);
  expect(['Nieuw', 'Oud', 'Klaar', 'Matig'].filter(hasLabel)).toEqual(['Nieuw']);
});

emulatorTest('fifty reviews fill one page, and the next one has a page of its own', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => 100 + index);
  const { openOwner, store } = await startOwnerSite({ reviews: numbers });
  const owner = openOwner();
  const full = await owner.get('/beheer');
  expect(full.getAllByRole('listitem')).toHaveLength(50);
  expect(full.queryByRole('link', { name: 'Oudere recensies' })).toBeNull();
  await store({
    'reviews/oud': { id: 1, ...createNewReview({ name: 'Oud', date: '2020/01/01' }) },
  });
  const link = (await owner.get('/beheer')).getByRole('link', { name: 'Oudere recensies' });
  const older = await owner.get(link.getAttribute('href') ?? '');
  expect(older.getAllByRole('listitem')).toHaveLength(1);
  older.item('Oud');
});
