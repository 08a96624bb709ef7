// If Firestore hangs or is unavailable, nothing is stored and no text is lost.
import { expect, onTestFinished } from 'vitest';
import { connectDatabase, type Database } from '../../functions/src/database.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase, emulatorTest } from '../emulator.ts';
import { lockDocuments } from '../lock-documents.ts';
import { startProxy } from '../start-proxy.ts';
import { addReviews, connectStranger, openEmulator, startOwnerSite } from './owner-site.ts';

const replyPath = '/beheer/recensie?naam=31';
const typed = 'Met zorg getypt';

emulatorTest('while Firestore hangs, requests fail within 15 s and store nothing', async () => {
  const emulator = await emptyDatabase('hangs');
  const { port, hang, resume } = await startProxy(emulator.port);
  const firestore = connectAsOwner({ ...emulator, port });
  onTestFinished(() => firestore.terminate());
  const database = connectDatabase(firestore);
  const { requestAs, requestWith, link, sign, errors } = await startOwnerSite({ database });
  const { get, post } = requestAs('all');
  expect((await get('/beheer')).status).toBe(200);
  hang();
  const before = performance.now();
  const late = database.transact(async ({ get, set }) => {
    await get('notices/a');
    set('notices/a', { text: 'Te laat' });
  });
  const pages = ['', '/formulier', '/album'];
  const [noticed, newest, bin, mailed, ...responses] = await Promise.all([
    late.catch((error) => error.name),
    database.listReviews(24).catch((error) => error.name),
    database.listBin(24, 0).catch((error) => error.name),
    post('/beheer/nieuwe-link'),
    requestWith('').openLink(link(sign('login'))),
    post('/beheer/mededeling', { text: typed }),
    ...pages.map((page) => get(`/beheer${page}`)),
  ]);
  expect(performance.now() - before).toBeLessThan(15_000);
  expect([noticed, newest, bin]).toEqual(Array(3).fill('TimeoutError'));
  expect(mailed.status).toBe(502);
  for (const { status, banners } of responses) {
    expect([status, banners]).toEqual([500, expect.stringContaining('niets veranderd')]);
  }
  responses[1]?.getByDisplayValue(typed);
  expect(errors).toHaveLength(pages.length + 3);
  for (const error of errors) expect(error).toContain('TimeoutError');

  resume();
  expect((await get('/beheer')).status).toBe(200);
  // The requests that timed out have stored nothing, even now that Firestore responds again.
  const lists = await Promise.all(['notices', 'settings'].map(database.list));
  expect(lists).toEqual([[], []]);
});

emulatorTest('an outage of Firestore ends no session and loses no typed text', async () => {
  const database = await openEmulator();
  await addReviews(database, [31]);
  let isUnavailable = false;
  const fail = () => Promise.reject(Object.assign(new Error('Unavailable'), { code: 14 }));
  const faulty: Database = {
    ...database,
    get: (path) => (isUnavailable ? fail() : database.get(path)),
    transact: (work) => (isUnavailable ? fail() : database.transact(work)),
  };
  const { requestAs, link, sign, errors, store } = await startOwnerSite({ database: faulty });
  await store({ 'photos/a': { src: 'a.svg', alt: 'Foto a' } });
  const owner = requestAs('all');
  const [review, album] = [await owner.get(replyPath), await owner.get('/beheer/album')];
  isUnavailable = true;
  const failed = [
    await review.press('Plaats antwoord', { 'Uw antwoord': typed }),
    await album.item('Foto a').press('Bewaar', { 'Wat is er te zien?': typed }),
    await owner.openLink(link(sign('review/31'))),
  ];
  isUnavailable = false;
  for (const { status, banners, headers, canonical } of failed) {
    expect([status, banners]).toEqual([500, expect.stringContaining('niets veranderd')]);
    expect(headers.get('set-cookie')).toBeNull();
    expect([canonical, (await owner.get(canonical)).status]).toEqual([canonical, 200]);
  }
  for (const page of failed.slice(0, 2)) page.getByDisplayValue(typed);
  expect(errors).toEqual(Array(3).fill(expect.stringContaining('"code":14')));
});

emulatorTest(
  'while a stranger locks documents, a change fails with a sentence within 15 s',
  async () => {
    const { requestAs, read, errors } = await startOwnerSite({ reviews: [31] });
    const unlock = await lockDocuments(connectStranger());
    const page = await requestAs('all').get(replyPath);
    const before = performance.now();
    const reply = () => page.press('Plaats antwoord', { 'Uw antwoord': typed });
    const { status, banners } = await reply();
    expect(performance.now() - before).toBeLessThan(15_000);
    expect(status).toBe(503);
    expect(banners).toContain('houdt de database bezet');
    expect(banners).toContain('niets veranderd');
    expect(errors).toEqual([expect.stringContaining('"code":10')]);
    expect(await read('reviews/31')).not.toHaveProperty('reply');
    await unlock();
    await reply();
    expect(await read('reviews/31')).toMatchObject({ reply: typed });
  },
);
