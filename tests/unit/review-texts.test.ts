import { expect, test } from 'vitest';
import { formatDay } from '../../src/features/reviews/review-card.tsx';
import { describeSummary } from '../../src/features/reviews/review-summary-line.tsx';

test.each([
  [{ count: 37, average: 4.8378 }, '4,8 van 5 uit 37 recensies'],
  [{ count: 1, average: 5 }, '5,0 van 5 uit 1 recensie'],
  [{ count: 0, average: null }, '0 recensies'],
])('%j is told as %s', (summary, text) => {
  expect(describeSummary(summary)).toBe(text);
});

test('a day is written out in Dutch', () => {
  expect(formatDay('2026/11/20')).toBe('20 november 2026');
  const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const two = String(month).padStart(2, '0');
    expect(formatDay(`2026/${two}/01`)).toBe(dutch.format(new Date(`2026-${two}-01`)));
  }
});
