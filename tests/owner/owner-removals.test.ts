// Removals, one by one or a night's worth at once, and what comes back from the bin.
import { expect } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { addReviews, day, openEmulator, startOwnerSite } from './owner-site.ts';

emulatorTest('removed reviews can be restored unchanged, once and for 30 days', async () => {
  const { visitAs, store, clock, readEverything } = await startOwnerSite({ reviews: [30] });
  const older = { id: 7, ...createNewReview({ name: 'Klant van vroeger' }), addedAt: 1 };
  await store({ 'reviews/oud-1': older, 'reviews/5,0% & meer': older });
  const before = await readEverything();
  const owner = visitAs('all');
  const query = 'naam=oud-1&naam=5%2C0%25+%26+meer';
  for (const ground of ['', 'constructor', 'zomaar']) {
    const hostile = `naam=__x__&naam=..&naam=a/b&ground=${ground}&${query}`;
    await owner.post('/beheer/weghalen', new URLSearchParams(hostile));
  }
  expect(await readEverything()).toBe(before); // without a reason nothing goes

  const choice = await owner.get('/beheer?kies=alles');
  choice.item('Klant 30').fill({ Kies: false });
  const removal = await choice.press(/gekozen/);
  const removed = await removal.press(/salon/);
  expect(removed.said).toContain('2 recensies zijn weg');
  expect((await removal.press(/salon/)).heading).toBe('Prullenbak'); // pressed twice
  clock.time += day;
  await (await owner.get('/beheer/weghalen?naam=30')).press(/onrechtmatig/);
  const bin = await owner.get('/beheer/prullenbak');
  expect(bin.getAllByRole('heading', { level: 2, name: /^Weggehaald op/ })).toHaveLength(2);
  const back = await bin.press('Zet alle 2 terug');
  expect(back.heading).toBe('Recensies');
  expect((await owner.get('/beheer/prullenbak')).text).toContain('Klant 30'); // it went by itself
  await bin.item('Klant 30').press('Zet terug');
  await bin.press('Zet alle 2 terug'); // pressed twice
  expect(await readEverything()).toBe(before);

  await removal.press(/salon/);
  clock.time += 30 * day;
  expect((await visitAs('all').get('/beheer/prullenbak')).text).toContain('is leeg');
});

emulatorTest('a restored review is shown by itself, or with its whole removal', async () => {
  const { visitAs } = await startOwnerSite({ reviews: [31, 32, 33, 34] });
  const [owner, phone] = [visitAs('all'), visitAs('review/31')];
  // One by itself: its own page, with the link of its mail too.
  const removed = await (await phone.get('/beheer/weghalen?naam=31')).press(/onrechtmatig/);
  expect(removed.path).toBe('/beheer/prullenbak?naam=31&gedaan=weggehaald');
  expect((await phone.get('/beheer/weghalen?naam=31')).path).toBe('/beheer/prullenbak?naam=31');
  const answer = await removed.press('Zet terug');
  expect([answer.heading, answer.canonical]).toEqual(['Antwoord', '/beheer/recensie?naam=31']);
  expect(answer.said).toContain('weer op de site');
  expect((await phone.get('/beheer/prullenbak?naam=31')).path).toBe('/beheer/recensie?naam=31');
  expect((await removed.press('Zet terug')).heading).toBe('Antwoord'); // pressed twice

  // One of many: the bin, at the others.
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
  expect(restored.path).toMatch(new RegExp(`#${section?.id}$`)); // where a browser goes
  const last = await one.item('Klant 32').press('Zet terug'); // on a page that is older
  expect(last.said).toContain('De recensie staat weer op de site.');
});

/** More than one transaction takes. With `npm run test:soak` as many as a script adds in a night. */
const many = process.env.SOAK ? 5_000 : 220;

emulatorTest('a night of reviews is removed together, even after a failure', async () => {
  const database = await openEmulator();
  let failing = 0; // the transaction that fails, counted down
  const faulty: Database = {
    ...database,
    transact: (work) => {
      failing -= 1;
      return failing === 0 ? Promise.reject(new Error('Away')) : database.transact(work);
    },
  };
  const site = await startOwnerSite({ database: faulty });
  const { visitAs, clock, list, errors, readEverything } = site;
  const numbers = Array.from({ length: many }, (_, index) => 1_000 + index);
  await addReviews(database, [31], clock.time - day);
  await addReviews(database, numbers);
  const owner = visitAs('all');
  const since = await owner.get('/beheer/sinds?dag=2026-11-23&tijd=13:00'); // 12:00 in Greenwich
  await addReviews(database, [33]); // since she looked
  expect(since.text).toContain(`kwamen er ${many} recensies binnen.`);
  expect(since.text).toContain(`En nog ${many - 50}.`);
  const before = await readEverything();

  failing = 3; // the first one reads when her tokens were revoked
  const broken = await since.press(/salon/);
  expect([broken.status, broken.said]).toEqual([400, expect.stringContaining('200 recensies')]);
  expect(await list('bin')).toHaveLength(200);
  const bin = await broken.press(/salon/);
  expect(await list('bin')).toHaveLength(many);
  const left = (await database.listReviews(10)).map(({ fields }) => fields.name);
  expect(left).toEqual(['Klant 33', 'Klant 31']); // no page showed these to her
  expect((await since.press(/salon/)).said).toContain(`${many} recensies zijn weg.`); // pressed twice

  failing = 3;
  const half = await bin.press(`Zet alle ${many} terug`);
  expect([half.status, half.said]).toEqual([400, expect.stringContaining('200 recensies')]);
  await half.press(`Zet alle ${many - 200} terug`);
  expect(await readEverything()).toBe(before);
  expect(errors).toHaveLength(2);
  expect((await owner.get('/beheer/sinds?dag=gisteren&tijd=10:00')).status).toBe(400);
});
