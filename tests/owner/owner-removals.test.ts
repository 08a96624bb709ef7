import { expect } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { maxPerPress } from '../../functions/src/owner/reviews/stored-reviews.ts';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { addReviews, day, openEmulator, start, startOwnerSite } from './owner-site.ts';

emulatorTest('removed reviews can be restored within 30 days, with nothing changed', async () => {
  const { requestAs, store, clock, readEverything } = await startOwnerSite({ reviews: [30] });
  const older = { id: 7, ...createNewReview({ name: 'Klant van vroeger' }), addedAt: 1 };
  await store({ 'reviews/oud-1': older, 'reviews/5,0% & meer': older });
  const before = await readEverything();
  const owner = requestAs('all');
  const query = 'naam=oud-1&naam=5%2C0%25+%26+meer';
  for (const ground of ['', 'constructor', 'zomaar']) {
    const hostile = `naam=__x__&naam=..&naam=a/b&ground=${ground}&${query}`;
    await owner.post('/beheer/weghalen', new URLSearchParams(hostile));
  }
  expect(await readEverything()).toBe(before); // without a valid reason nothing is removed

  const choice = await owner.get('/beheer?kies=alles');
  choice.getByRole('link', { name: 'Kies alle 3' });
  choice.item('Klant 30').fill({ Kies: false });
  const removal = await choice.press(/gekozen/);
  const removed = await removal.press(/salon/);
  expect(removed.banners).toContain('2 recensies zijn weg');
  expect((await removal.press(/salon/)).heading).toBe('Prullenbak');
  expect((await owner.get('/beheer?kies=')).text).not.toContain('Kies alle'); // one is left
  clock.time += day;
  await (await owner.get('/beheer/weghalen?naam=30')).press(/onrechtmatig/);
  const bin = await owner.get('/beheer/prullenbak');
  expect(bin.getAllByRole('heading', { level: 2, name: /^Weggehaald op/ })).toHaveLength(2);
  const back = await bin.press('Zet alle 2 terug');
  expect(back.heading).toBe('Recensies');
  // Klant 30 was removed separately, so the bin still has that review.
  expect((await owner.get('/beheer/prullenbak')).text).toContain('Klant 30');
  await bin.item('Klant 30').press('Zet terug');
  await bin.press('Zet alle 2 terug');
  expect(await readEverything()).toBe(before);

  await removal.press(/salon/);
  clock.time += 30 * day;
  expect((await requestAs('all').get('/beheer/prullenbak')).text).toContain('is leeg');
});

emulatorTest('restoring one review shows its page, or the others removed with it', async () => {
  const { requestAs } = await startOwnerSite({ reviews: [31, 32, 33, 34] });
  const [owner, phone] = [requestAs('all'), requestAs('review/31')];
  // Removing one review opens its page in the bin, even on a device with only a review link.
  const removed = await (await phone.get('/beheer/weghalen?naam=31')).press(/onrechtmatig/);
  expect(removed.path).toBe('/beheer/prullenbak?naam=31&gedaan=weggehaald');
  expect((await phone.get('/beheer/weghalen?naam=31')).path).toBe('/beheer/prullenbak?naam=31');
  const review = await removed.press('Zet terug');
  expect([review.heading, review.canonical]).toEqual(['Antwoord', '/beheer/recensie?naam=31']);
  expect(review.banners).toContain('weer op de site');
  expect((await phone.get('/beheer/prullenbak?naam=31')).path).toBe('/beheer/recensie?naam=31');
  expect((await removed.press('Zet terug')).heading).toBe('Antwoord');

  // Restoring one of several removed reviews opens the bin, which shows the others.
  const bin = await (await owner.get('/beheer/weghalen?naam=32/33/34')).press(/salon/);
  const one = await bin.item('Klant 33').press('Zet terug');
  expect([one.heading, one.canonical]).toEqual(['Prullenbak', '/beheer/prullenbak']);
  const section = one.getByRole('status').closest('section');
  expect(section?.textContent).toMatch(/weer op de site.*Klant 32.*Klant 34/);
  const link = one.getByRole('link', { name: 'Bekijk de recensie' });
  expect(link.getAttribute('href')).toBe('/beheer/recensie?naam=33');
  const restored = await owner.post('/beheer/prullenbak', {
    naam: '34',
    keer: section?.id.slice('keer-'.length) ?? '',
  });
  expect(restored.path).toMatch(new RegExp(`#${section?.id}$`)); // scrolls to the section
  const last = await one.item('Klant 32').press('Zet terug'); // pressed on an outdated page
  expect(last.banners).toContain('De recensie staat weer op de site.');
});

emulatorTest(
  'an attack of more reviews than one press removes takes several presses',
  async () => {
    const database = await openEmulator();
    const read: number[] = [];
    const counted: Database = {
      ...database,
      listReviews: async (...page) => {
        const reviews = await database.listReviews(...page);
        read.push(reviews.length);
        return reviews;
      },
    };
    const { requestAs, list, clock } = await startOwnerSite({ database: counted });
    const attack = Array.from({ length: maxPerPress + 30 }, (_, index) => 10_000 + index);
    for (let part = 0; part < attack.length; part += 400) {
      await addReviews(database, attack.slice(part, part + 400));
    }
    const owner = requestAs('all');
    const afterAPress = '/beheer/sinds?dag=2026-11-23&tijd=13:00&gedaan=weggehaald';
    const found = await owner.get(afterAPress);
    expect(found.text).toContain('kwamen er meer dan 5000 recensies binnen');
    const rest = await found.press(/salon/);
    expect(rest.banners).toContain('5000 recensies zijn weg.');
    expect(rest.text).toContain('kwamen er 30 recensies binnen');
    expect(rest.canonical).toMatch(/^\/beheer\/sinds\?dag=2026-11-23&tijd=13%3A00$/);
    clock.time += 1;
    const bin = await rest.press(/salon/);
    expect(bin.banners).toContain('30 recensies zijn weg.');
    expect(await list('reviews')).toEqual([]);
    const older = bin.getByRole('link', { name: 'Wat u eerder weghaalde' }).getAttribute('href');
    (await owner.get(older ?? '')).getByRole('button', { name: 'Zet alle 5000 terug' });
    expect(read).toEqual([maxPerPress + 1, 30]);

    // The open list checks for new reviews each minute, and reads no more than it shows.
    read.length = 0;
    await addReviews(database, attack.slice(0, 400));
    const fresh = await owner.get(`/beheer/nieuw?sinds=${start - 1}`);
    expect([fresh.getAllByRole('listitem').length, read]).toEqual([50, [50]]);
  },
  120_000,
);

/** More reviews than one transaction moves. `npm run test:soak` sets SOAK. */
const many = process.env.SOAK ? 5_000 : 220;

emulatorTest('removing or restoring many reviews can be resumed after a failure', async () => {
  const database = await openEmulator();
  let failing = 0; // 2: the second transaction from now fails
  let isAway = false; // reads fail too
  const faulty: Database = {
    ...database,
    transact: (work) => {
      failing -= 1;
      return failing === 0 ? Promise.reject(new Error('Away')) : database.transact(work);
    },
    getAll: (collection, names) =>
      isAway && failing <= 0
        ? Promise.reject(new Error('Away'))
        : database.getAll(collection, names),
  };
  const site = await startOwnerSite({ database: faulty });
  const { requestAs, clock, list, errors, readEverything } = site;
  const numbers = Array.from({ length: many }, (_, index) => 1_000 + index);
  await addReviews(database, [31], clock.time - day);
  await addReviews(database, numbers);
  const owner = requestAs('all');
  const since = await owner.get('/beheer/sinds?dag=2026-11-23&tijd=13:00'); // 12:00 UTC
  await addReviews(database, [33]);
  expect(since.text).toContain(`kwamen er ${many} recensies binnen.`);
  expect(since.text).toContain(`En nog ${many - 50}.`);
  const before = await readEverything();

  failing = 2; // transaction 1 removes 200 reviews
  const broken = await since.press(/salon/);
  expect([broken.status, broken.banners]).toEqual([400, expect.stringContaining('200 recensies')]);
  expect(await list('bin')).toHaveLength(200);
  const bin = await broken.press(/salon/);
  expect(await list('bin')).toHaveLength(many);
  const left = (await database.listReviews(10)).map(({ fields }) => fields.name);
  expect(left).toEqual(['Klant 33', 'Klant 31']); // the page did not list these
  expect((await since.press(/salon/)).banners).toContain(`${many} recensies zijn weg.`);

  failing = 2;
  const half = await bin.press(`Zet alle ${many} terug`);
  expect([half.status, half.banners]).toEqual([400, expect.stringContaining('200 recensies')]);
  expect(half.canonical).toBe('/beheer/prullenbak'); // a reload must not request a url of 50 kB
  await half.press(`Zet alle ${many - 200} terug`);
  expect(await readEverything()).toBe(before);
  expect(errors).toHaveLength(2);

  // The page keeps the time, and says what is done even if the database stays away.
  const names = numbers.join('/');
  const press = { naam: names, ground: 'unlawful', sinds: 'dag=2026-11-23&tijd=13:00' };
  failing = 2;
  const kept = await owner.post('/beheer/weghalen', press);
  expect(kept.markup).toContain('name="sinds" value="dag=2026-11-23&amp;tijd=13:00"');
  [failing, isAway] = [2, true];
  const away = await owner.post('/beheer/prullenbak', { naam: names });
  expect([away.status, away.banners]).toEqual([400, expect.stringContaining('200 recensies')]);
  expect(away.canonical).toBe('/beheer');
  failing = 2;
  const again = await owner.post('/beheer/weghalen', press);
  expect([again.status, again.banners]).toEqual([400, expect.stringContaining('200 recensies')]);
  expect((await owner.get('/beheer/sinds?dag=gisteren&tijd=10:00')).status).toBe(400);
});
