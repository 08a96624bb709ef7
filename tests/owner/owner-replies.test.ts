// Tests the cases of replies that tests/browser/owner/review.spec.ts leaves out.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { olderReviews } from '../older-site.ts';
import { day, startOwnerSite } from './owner-site.ts';

const path = '/beheer/recensie?naam=31';
const publish = 'Plaats antwoord';
const typing = (text: string) => ({ 'Uw antwoord': text });

async function setup() {
  const { requestAs, read } = await startOwnerSite({ reviews: [31] });
  const phone = requestAs('review/31');
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
    const long = await page.press(publish, typing('x'.repeat(1_001)));
    expect(long.status).toBe(400);
    expect(long.banners).toContain('1001 tekens');
    expect(long.getAllByText(/x{1001}/)).toEqual([
      long.getByLabelText('Uw antwoord', { exact: false }),
    ]); // only the field has the refused reply
    expect((await page.press(publish, typing('  '))).status).toBe(400);
    expect(await read()).toMatchObject({ name: 'Klant 31', reply: 'Dank\nu wel!' });
  },
);

emulatorTest('the second of two devices that reply gets a warning, and loses no text', async () => {
  const { open, read } = await setup();
  const [phone, tablet] = [await open(), await open()];
  const both = await Promise.all([
    phone.press(publish, typing('Van de telefoon')),
    tablet.press(publish, typing('Van de tablet')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const warned = both.find(({ status }) => status === 409);
  const stored = String((await read())?.reply);
  expect(warned?.getByText(stored).tagName).toBe('P');
  const other = stored === 'Van de tablet' ? 'Van de telefoon' : 'Van de tablet';
  warned?.getByDisplayValue(other);
  // A preview keeps the reply that the form was opened with, so that a newer reply is detected.
  const preview = await phone.press('Bekijk eerst', typing('Bekeken'));
  expect((await preview.press(publish)).status).toBe(409);
  expect((await warned?.press(publish))?.status).toBe(200);
  expect(await read()).toMatchObject({ reply: other });
  const asStored = await tablet.press('Bekijk eerst', typing(other));
  expect(asStored.banners).toBe('Zo staat het al op de site.');
});

emulatorTest('a withdrawn reply stays in its field, even if that field was emptied', async () => {
  const { open, read } = await setup();
  await (await open()).press(publish, typing('Dank u wel!'));
  const emptied = await (await open()).press(/^Trek/, typing(''));
  expect(emptied.getAllByText('Dank u wel!')).toEqual([emptied.getByRole('textbox')]);
  expect(await read()).not.toHaveProperty('reply');
  await emptied.press(publish);
  expect(await read()).toMatchObject({ reply: 'Dank u wel!' });
});

emulatorTest('a reply to a review that was removed meanwhile stays in its field', async () => {
  const { requestAs, list } = await startOwnerSite({ reviews: [31] });
  const page = await requestAs('review/31').get(path);
  await (await requestAs('all').get('/beheer/weghalen?naam=31')).press(/onrechtmatig/);
  for (const button of [publish, 'Bekijk eerst']) {
    const late = await page.press(button, typing('Met zorg getypt'));
    expect(late.status).toBe(404);
    expect(late.getByDisplayValue('Met zorg getypt')).toHaveProperty('readOnly', true);
  }
  expect(await list('reviews')).toEqual([]);
});

emulatorTest('an older site’s review gets a reply, even with % in its document name', async () => {
  const { requestAs, store, read } = await startOwnerSite();
  const older = Object.entries({
    ...olderReviews,
    '5,0% & meer': olderReviews['no stars'],
  });
  await store(Object.fromEntries(older.map(([name, each]) => [`reviews/${name}`, { ...each }])));
  const owner = requestAs('all');
  const { text } = await owner.get('/beheer');
  for (const [name, { name: reviewer } = {}] of older) {
    expect(text).toContain(reviewer);
    const page = await owner.get(`/beheer/recensie?${new URLSearchParams({ naam: name })}`);
    expect((await page.press(publish, typing('Dank u wel!'))).status).toBe(200);
    expect(await read(`reviews/${name}`)).toMatchObject({ reply: 'Dank u wel!' });
  }
  expect(await read('reviews/stars as text')).toMatchObject({ stars: '4' });
});

emulatorTest(
  '/beheer/nieuw lists the reviews that were added since /beheer was loaded',
  async () => {
    const { requestAs, store, clock } = await startOwnerSite({ reviews: [31] });
    const owner = requestAs('all');
    const since = clock.time + 60_000;
    const listNew = async (query = `?sinds=${since}`) => {
      const page = await owner.get(`/beheer/nieuw${query}`);
      return page.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));
    };
    clock.time += 120_000;
    expect(await listNew()).toEqual([]);
    const review = { id: 32, review: 'Fijn.', stars: 5, date: '2026/11/23', addedAt: since };
    await store({
      'reviews/a': { ...review, name: 'Anouk' },
      'reviews/b': { ...review, name: 'Bo', addedAt: since + 1 },
      'reviews/c': { ...review, review: ' ', addedAt: since + 2 }, // no page shows a blank review
    });
    expect(await listNew()).toEqual(['Recensie van Bo', 'Recensie van Anouk']);
    expect(await listNew('')).toEqual([]);
    expect(await listNew('?sinds=niet')).toEqual([]);
    const page = await owner.get(`/beheer/nieuw?sinds=${since}`);
    expect(
      page
        .item('Bo')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/beheer/recensie?naam=b', '/beheer/weghalen?naam=b']);
    clock.time += day;
    const [list] = (await owner.get('/beheer')).getAllByRole('list');
    expect(list?.dataset.since).toBe(String(clock.time)); // the page requests reviews since then
  },
);
