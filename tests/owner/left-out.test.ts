// Documents that the site cannot show are never left out in silence.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { startOwnerSite } from './owner-site.ts';

const review = { id: 7, ...createNewReview({ name: 'Anouk', date: '2026/11/22' }) };

const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(review).filter(([field]) => !fields.includes(field)));

emulatorTest('the owner sees which reviews the site leaves out, why, and removes one', async () => {
  const { requestAs, store, read } = await startOwnerSite({ reviews: [31] });
  const owner = requestAs('all');
  expect((await owner.get('/beheer')).text).not.toContain('De site laat');
  const unshown = {
    'reviews/text': without('review'),
    'reviews/blank': { ...review, review: ' \u200b' },
    'reviews/day': without('date'),
    'reviews/both': without('date', 'id'),
  };
  await store(unshown);
  const page = await owner.get('/beheer');
  page.getByRole('heading', { name: 'De site laat 4 recensies weg' });
  const reasons = {
    text: 'geen tekst',
    blank: 'geen tekst',
    day: 'geen datum',
    both: 'geen datum en geen nummer',
  };
  for (const [name, reason] of Object.entries(reasons)) {
    page.item(`Document ${name} heeft ${reason}.`);
  }
  page.item('Document day').getByRole('article', { name: 'Recensie van Anouk' });

  const bin = await page.item('Document text').press('Haal weg');
  expect(bin.banners).toContain('De recensie is weg');
  expect(bin.text).toContain('Kon niet op de site staan');
  expect(await read('reviews/text')).toBeNull();
  expect((await owner.get('/beheer')).text).toContain('De site laat 3 recensies weg');
  const back = await bin.item('(geen tekst)').press('Zet terug');
  expect(await read('reviews/text')).toMatchObject(without('review'));
  back.getByRole('heading', { name: 'De site laat 4 recensies weg' });
});

emulatorTest(
  'a site of which no review can be shown does not say that there are none',
  async () => {
    const { requestAs, store } = await startOwnerSite();
    const owner = requestAs('all');
    expect((await owner.get('/beheer')).text).toContain('Er zijn geen recensies.');
    await store({ 'reviews/a': without('date'), 'reviews/b': without('id') });
    const { text } = await owner.get('/beheer');
    expect(text).toContain('De site laat 2 recensies weg');
    expect(text).not.toContain('Er zijn geen recensies.');
  },
);
