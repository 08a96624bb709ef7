// Tests the list of reviews at /beheer: its pages, its labels, and its sentence for the engineer.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { startOwnerSite } from './owner-site.ts';

const label = 'Nog zonder antwoord';

emulatorTest('a review without a reply has a label: a good one for 30 days', async () => {
  const { openOwner, store } = await startOwnerSite(); // the clock is at 2026-11-23
  const add = (name: string, date: string, more: object = {}) =>
    store({ [`reviews/${name}`]: { id: 1, ...createNewReview({ name, date }), ...more } });
  await add('Nieuw', '2026/10/24');
  await add('Oud', '2026/10/23');
  await add('Klaar', '2026/11/01', { reply: 'Dank u.' });
  await add('Matig', '2020/01/01', { stars: 3 });
  await add('Goed', '2020/01/02', { stars: 4 });
  const list = await openOwner().get('/beheer');
  const hasLabel = (name: string) => list.item(name).text.includes(label);
  expect(['Nieuw', 'Oud', 'Klaar', 'Matig', 'Goed'].filter(hasLabel)).toEqual(['Nieuw', 'Matig']);
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

emulatorTest('one line counts the documents that the site cannot show', async () => {
  const { openOwner, store } = await startOwnerSite();
  const owner = openOwner();
  const line = /die de site niet kan laten zien: 2\./;
  expect((await owner.get('/beheer')).queryByText(line)).toBeNull();
  await store({ 'summaries/reviews': { count: 3, leftOut: 2 } });
  (await owner.get('/beheer')).getByText(line);
});
