// Tests the list of reviews at /beheer: its labels, and its filter.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { createNewReview } from '../reviews.ts';
import { startOwnerSite } from './owner-site.ts';

const label = 'Nog zonder antwoord';

emulatorTest(
  'the owner sees only reviews without a reply; good ones have a label for 30 days',
  async () => {
    const { requestAs, store } = await startOwnerSite(); // the clock is at 2026-11-23
    const owner = requestAs('all');
    const add = (names: readonly string[], date: string, more: object = {}) => {
      const create = (name: string) => ({ id: 1, ...createNewReview({ name, date }), ...more });
      return store(Object.fromEntries(names.map((name) => [`reviews/${name}`, create(name)])));
    };
    await add(['Nieuw'], '2026/10/24');
    await add(['Oud'], '2026/10/23');
    await add(['Matig'], '2020/01/01', { stars: 3 });
    await add(['Goed'], '2020/01/02', { stars: 4 });
    const many = Array.from({ length: 120 }, (_, index) => `Beantwoord ${index}`);
    await add(many, '2024/01/01', { reply: 'Dank u.' });
    const all = await owner.get('/beheer');
    expect(all.item('Nieuw').text).toContain(label);
    expect(all.item('Oud').text).not.toContain(label);
    const filtered = await owner.get(
      all.getByRole('link', { name: 'Alleen zonder antwoord' }).getAttribute('href') ?? '',
    );
    const names = filtered.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(['Nieuw', 'Oud', 'Goed', 'Matig'].map((name) => `Recensie van ${name}`));
    expect(filtered.item('Matig').text).toContain(label);
    expect(filtered.item('Goed').text).not.toContain(label);
    filtered.getByRole('link', { name: 'Laat alle recensies zien' });
  },
);
