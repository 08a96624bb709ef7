// What she removes, one by one or a night's worth at once, and brings back.
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { expect, test } from 'vitest';
import type { Database } from '../../functions/src/database.ts';
import { createNewReview } from '../reviews.ts';
import { openEmbedded, testOnBoth } from './open-documents.ts';
import { addReviews, fields, findVersion, readEverything, startOwnerSite } from './owner-site.ts';

const day = 86_400_000; // ms

/** Of the reviews that a form is about. */
const findNames = (page: string) => ({ naam: /name="naam" value="([^"]*)"/.exec(page)?.[1] ?? '' });

async function setup(documents: Database) {
  await addReviews(documents, [30, 31, 32]);
  return startOwnerSite(documents);
}

/** Where the removal since two minutes before this moment is chosen. */
function composeSince(moment: number): string {
  const since = new TZDate(moment - 120_000, 'Europe/Amsterdam');
  return `/beheer/sinds?dag=${format(since, 'yyyy-MM-dd')}&tijd=${format(since, 'HH:mm')}`;
}

/** As many as a script adds in a night, with `npm run test:soak`. */
const many = process.env.SOAK ? 5_000 : 450;

testOnBoth(
  'removed reviews, each with a reason, come back whole, once and for 30 days',
  async (all) => {
    const { visitAs, read, clock } = await setup(all);
    const { get, post } = visitAs('all');
    const before = await readEverything(all);
    for (const ground of ['', 'constructor', 'zomaar']) {
      await post('/beheer/weghalen', fields({ naam: '31', ground }));
    }
    expect(await readEverything(all)).toBe(before); // without a reason nothing goes
    const both = new URLSearchParams('naam=31&naam=32&ground=off-topic');
    const removed = await post('/beheer/weghalen', both);
    expect((await post('/beheer/weghalen', both)).status).toBe(303); // pressed twice
    expect(await read('reviews/31')).toBeNull();
    expect((await get('/beheer')).text).not.toContain('Klant 31');
    const page = await get(removed.headers.get('location') ?? '');
    expect(page.text).toMatch(/2 recensies zijn weg\..*Gaat niet over de salon/);

    // A day later they come back together, and what went by itself stays in the bin.
    clock.time += day;
    await post('/beheer/weghalen', fields({ naam: '30', ground: 'unlawful' }));
    const { text: bin } = await get('/beheer/prullenbak');
    expect(bin).toMatch(/Klant 30.*Zet alle 2 terug.*Klant 31/);
    const back = await post('/beheer/prullenbak', fields(findNames(bin)));
    const { text: told } = await get(back.headers.get('location') ?? '');
    expect(told).toMatch(/<h1>Prullenbak<.*De 2 recensies staan weer op de site\..*Klant 30/);
    const last = await post('/beheer/prullenbak', fields({ naam: '30' }));
    const { text: empty } = await get(last.headers.get('location') ?? '');
    expect(empty).toMatch(/De recensie staat weer op de site\..*De prullenbak is leeg\./);
    await post('/beheer/prullenbak', both); // pressed twice
    expect(await readEverything(all)).toBe(before);

    await post('/beheer/weghalen', both);
    for (const stap of ['bekijken', 'plaatsen']) {
      const late = fields({ reply: 'Met zorg getypt', stap });
      const { status, text } = await post('/beheer/recensie?naam=31', late);
      expect([status, text.match(/readOnly.*Met zorg getypt/i)]).toEqual([404, expect.anything()]);
    }
    clock.time += 30 * day;
    const { text } = await visitAs('all').get('/beheer/prullenbak');
    expect(text).toContain('De prullenbak is leeg.');
  },
);

testOnBoth(
  'a review of an older site, under any name, is answered, removed and restored',
  async (all) => {
    const { visitAs, read } = await setup(all);
    const { get, post } = visitAs('all');
    const names = ['oud-1', '5,0% & meer'];
    for (const name of names) {
      const review = { id: 7, ...createNewReview({ name: 'Klant van vroeger' }) };
      await all.transact(async ({ set }) => set(`reviews/${name}`, review));
      const path = `/beheer/recensie?naam=${encodeURIComponent(name)}`;
      expect((await get('/beheer')).text).toContain(path);
      const version = findVersion((await get(path)).text);
      const answer = fields({ version, reply: 'Dank u wel!', stap: 'plaatsen' });
      expect((await visitAs('answer-31').post(path, answer)).status).toBe(403);
      expect((await post(path, answer)).headers.get('location')).toBe(`${path}&klaar`);
      expect(await read(`reviews/${name}`)).toEqual({ ...review, reply: 'Dank u wel!' });
    }
    const before = await readEverything(all);
    const chosen = names.map((name) => `naam=${encodeURIComponent(name)}`).join('&');
    expect((await get(`/beheer/weghalen?${chosen}`)).text).toContain('deze 2 recensies');
    const removal = new URLSearchParams(`${chosen}&naam=__x__&naam=a/b&naam=..&ground=asked-for`);
    const removed = await post('/beheer/weghalen', removal);
    expect(removed.status).toBe(303);
    await post('/beheer/prullenbak', new URLSearchParams(chosen));
    const dropTimes = (text: string) => text.replaceAll(/,"addedAt":\d+/g, ''); // kept in it from now on
    expect(dropTimes(await readEverything(all))).toBe(dropTimes(before));
  },
);

testOnBoth(
  'all that came since a moment goes at once, in parts, and comes back in one press',
  async (all) => {
    const { visitAs, clock } = await setup(all);
    const flood = Array.from({ length: many }, (_, index) => 1_000 + index);
    await addReviews(all, flood);
    clock.time = Date.now();
    const { get, post } = visitAs('all');
    const page = (await get(composeSince(clock.time))).text;
    await addReviews(all, [33]); // since she looked
    // Those of the test's own start are as new.
    expect(page).toContain(`kwamen er ${many + 3} recensies binnen.`);
    expect(page).toContain(`Waarom haalt u deze ${many + 3} recensies weg?`);
    expect(page).toContain(`En nog ${many + 3 - 50}.`);
    const before = await readEverything(all);
    const remove = (ground: string) =>
      post('/beheer/weghalen', fields({ ...findNames(page), ground }));
    expect((await remove('zomaar')).status).toBe(200);
    expect(await readEverything(all)).toBe(before);
    await remove('off-topic');
    clock.time += 1;
    const removed = await remove('off-topic'); // pressed twice
    const bin = (await get(removed.headers.get('location') ?? '')).text;
    expect(bin).toContain(`${many + 3} recensies zijn weg.`);
    expect(bin).toContain(`Zet alle ${many + 3} terug`);
    const left = await all.listReviews(10);
    expect(left.map(({ fields }) => fields.name)).toEqual(['Klant 33']); // she did not see that one
    await post('/beheer/prullenbak', fields({})); // names nothing
    expect(await all.listReviews(10)).toHaveLength(1);
    await post('/beheer/prullenbak', fields(findNames(bin)));
    expect(await readEverything(all)).toBe(before);
    expect((await get('/beheer/sinds?dag=gisteren&tijd=10:00')).status).toBe(400);
  },
);

test('a removal and a return of many that break off say how far they came, and go on at the next press', async () => {
  const documents = await openEmbedded();
  let failing = 0; // the transaction that fails, counted down
  const faulty: Database = {
    ...documents,
    transact: (work) => {
      failing -= 1;
      return failing === 0 ? Promise.reject(new Error('Away')) : documents.transact(work);
    },
  };
  const { visitAs, clock, logged } = await startOwnerSite(faulty);
  await addReviews(
    documents,
    Array.from({ length: 300 }, (_, index) => index),
  );
  clock.time = Date.now() + 1;
  const { get, post } = visitAs('all');
  const names = findNames((await get(composeSince(clock.time))).text);
  const remove = () => post('/beheer/weghalen', fields({ ...names, ground: 'off-topic' }));
  failing = 3; // the first reads whether her links were ended
  const broken = await remove();
  expect([broken.status, broken.text.match(/Er zijn \d+ recensies weg/)?.[0]]).toEqual([
    400,
    'Er zijn 200 recensies weg',
  ]);
  expect(await documents.transact(({ list }) => list('bin'))).toHaveLength(200);
  expect((await remove()).status).toBe(303);
  expect(await documents.transact(({ list }) => list('bin'))).toHaveLength(300);

  failing = 3;
  const back = () => post('/beheer/prullenbak', fields(names));
  expect((await back()).text).toContain('Er staan 200 recensies weer op de site');
  expect((await back()).status).toBe(303);
  expect(await documents.transact(({ list }) => list('bin'))).toEqual([]);
  expect(logged).toHaveLength(2);
});
