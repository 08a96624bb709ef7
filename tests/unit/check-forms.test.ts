import { mailFields, mailLimits } from 'shared/mail-fields.ts';
import { reviewLimits } from 'shared/review.ts';
import { expect, test } from 'vitest';
import { checkMail, composeMail } from '../../src/features/mail/new-mail.ts';
import { checkReview, composeReview } from '../../src/features/reviews/new-review.ts';
import { createMail } from '../mails.ts';
import { createNewReview } from '../reviews.ts';

const { honeypot, ...mail } = createMail();

test('a complete mail has no errors, and composeMail trims its email address', () => {
  const typed = { ...mail, email: ` ${mail.email} ` };
  expect(checkMail(typed)).toEqual({});
  expect(composeMail(typed)).toEqual(createMail());
});

const empty = expect.any(String);

test.each(Object.keys(mail))('a mail whose field "%s" is blank is refused', (name) => {
  for (const blank of ['', '   ', '\u00a0\u200b']) {
    expect(checkMail({ ...mail, [name]: blank })).toEqual({ [name]: empty });
  }
});

test.each(Object.keys(reviewLimits))('a review whose field "%s" is blank is refused', (name) => {
  const { stars, ...typed } = createNewReview();
  expect(checkReview({ ...typed, stars: String(stars), [name]: ' \n\u00a0' })).toEqual({
    [name]: empty,
  });
});

const limits = [
  ...Object.entries(reviewLimits).map(([name, limit]) => ({ name, limit, check: checkReview })),
  ...mailFields.map((name) => ({ name, limit: mailLimits[name], check: checkMail })),
];

test.each(limits)(
  'the field "$name" takes $limit characters, and no more',
  ({ name, limit, check }) => {
    // An emoji is two characters, as in the rules and in the mail function.
    const write = (length: number) =>
      name === 'email'
        ? `a@${'b.'.repeat((length - 4) / 2)}${'n'.repeat(2 + (length % 2))}`
        : `${'😺'.repeat(length / 2)}${'x'.repeat(length % 2)}`;
    const findError = (length: number) =>
      check({ ...mail, review: 'Fijn.', [name]: write(length) })[name as 'name'];
    expect(write(limit)).toHaveLength(limit);
    expect(findError(limit)).toBeUndefined();
    expect(findError(limit + 1)).toContain(` is te lang: er passen ${limit} tekens in.`);
  },
);

test('composeReview trims the name, strips blank lines, leaves the rest as typed, and turns invalid stars into five', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const values = { name: ' Anouk ', review: '\n\u200b \n Fijn\n\n<b> \n\u2028', stars: '3' };
  expect(composeReview(values, now)).toEqual({
    name: 'Anouk',
    review: ' Fijn\n\n<b> ',
    stars: 3,
    date: '2026/11/20',
  });
  expect(composeReview({ ...values, stars: '9' }, now).stars).toBe(5);
});
