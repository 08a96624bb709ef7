// The embedded store has its own check of reviews, which has to decide as the rules do.
import { expect, test } from 'vitest';
import { checkNewReview } from '../../scripts/local/check-review.ts';
import type { Fields } from '../firestore-client.ts';
import { badReviews } from './bad-reviews.ts';
import { acceptedDays, listDaysAround } from './days.ts';
import { goodReviews } from './good-reviews.ts';
import { createCase, tableTime } from './review-case.ts';

/** What the browser sends: the store gives the number. */
function leaveOutNumber({ id: _, ...sent }: Fields): Fields {
  return sent;
}

const good = JSON.stringify(leaveOutNumber(createCase('', 1, {}).fields));
const badWithoutNumber = badReviews
  .map(({ what, fields }) => ({ what, sent: leaveOutNumber(fields) }))
  // A case whose number alone is bad is a good review to a store that numbers by itself.
  .filter(({ sent }) => JSON.stringify(sent) !== good);

test.each(goodReviews)('the embedded store takes a review with $what', ({ fields }) => {
  expect(checkNewReview(leaveOutNumber(fields), new Date(tableTime))).not.toBeNull();
});

test.each(badWithoutNumber)('the embedded store refuses a review with $what', ({ sent }) => {
  expect(checkNewReview(sent, new Date(tableTime))).toBeNull();
});

test.each(acceptedDays)('at %s the embedded store takes the days %s', (instant, days) => {
  const taken = listDaysAround(instant).filter((date) => {
    const { fields } = createCase('', 1, { date });
    return checkNewReview(leaveOutNumber(fields), new Date(instant)) !== null;
  });
  expect(taken.join(' ')).toBe(days);
});
