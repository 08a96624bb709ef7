import { expect, test } from 'vitest';
import { decideClaim } from '../../functions/src/review-mail/claims.ts';

const stored = { hour: 7, place: 3, done: false };

test.each([
  ['is new', null, 7, 10, { hour: 7, place: 10, done: false }],
  ['is new, after the eleventh', null, 7, 11, null],
  ['is done', { ...stored, done: true }, 9, 0, null],
  ['failed in this hour', stored, 7, 11, stored],
  ['failed in an earlier hour', stored, 9, 4, { hour: 9, place: 4, done: false }],
  ['failed in an earlier hour, after the eleventh of this one', stored, 9, 11, null],
  ['failed as the eleventh', { ...stored, place: 10 }, 9, 11, { ...stored, place: 10 }],
])('the place of an event that %s', (_what, claim, hour, taken, expected) => {
  expect(decideClaim(claim, hour, taken)).toEqual(expected);
});
