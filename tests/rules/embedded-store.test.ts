// The embedded store checks reviews with its own code, which must decide like the rules.
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import { badReviews } from './bad-reviews.ts';
import { acceptedDays, listDaysAround } from './days.ts';
import { goodReviews } from './good-reviews.ts';
import { createCase, type ReviewCase, tableTime } from './review-case.ts';

/** Checks a review without its number, because the store numbers it. */
function isAccepted({ fields: { id: _, ...sent } }: ReviewCase, time = tableTime): boolean {
  return checkNewReview(sent, new Date(time)) !== null;
}

test('the embedded store accepts and refuses the same test reviews as the rules, but checks no review number', () => {
  const withoutNumber = ({ fields }: ReviewCase) => JSON.stringify({ ...fields, id: undefined });
  const good = withoutNumber(createCase('', 1, {}));
  // Leaves out cases in which only the number or document name is bad: isAccepted() checks neither.
  const bad = badReviews.filter((review) => withoutNumber(review) !== good);
  expect(goodReviews.filter((review) => !isAccepted(review))).toEqual([]);
  expect(bad.filter((review) => isAccepted(review))).toEqual([]);
  expect(bad.length).toBeGreaterThan(100);
});

test.each(acceptedDays)('at %s the embedded store accepts reviews dated %s', (instant, days) => {
  const accepted = listDaysAround(instant).filter((date) =>
    isAccepted(createCase('', 1, { date }), instant),
  );
  expect(accepted.join(' ')).toBe(days);
});
