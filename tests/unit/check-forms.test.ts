import { expect, test } from 'vitest';
import { checkMail, readMail } from '../../src/features/mail/check-mail.ts';
import { checkReview, formatToday, readNewReview } from '../../src/features/reviews/new-review.ts';
import { describeRefusal } from '../../src/forms/error-summary.tsx';

const mail = {
  name: 'Anouk',
  lastName: 'de Vries',
  email: 'anouk@voorbeeld.example',
  subject: 'Afspraak',
  message: 'Kan het in mei?',
};

test('a whole mail has nothing wrong', () => {
  expect(checkMail(mail)).toEqual({});
  expect(readMail(mail)).toEqual({ ...mail, trap: '' });
});

test.each(Object.keys(mail))(
  'a mail without %s is refused with the specified sentence',
  (field) => {
    for (const blank of ['', '   ', '\u00a0\u200b']) {
      const errors = checkMail({ ...mail, [field]: blank });
      expect(Object.keys(errors)).toEqual([field]);
      expect(describeRefusal(errors)).toBe('De velden mogen niet leeg zijn!');
    }
  },
);

test('an e-mail address that cannot be one is named as such', () => {
  const errors = checkMail({ ...mail, email: 'anouk@voorbeeld' });
  expect(describeRefusal(errors)).toBe(
    'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl',
  );
});

test.each(['name', 'review'])('a review without %s is refused', (field) => {
  const errors = checkReview({ name: 'Anouk', review: 'Fijn.', [field]: ' ' });
  expect(Object.keys(errors)).toEqual([field]);
});

test('a review is sent as typed, five stars unless chosen otherwise', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const values = { name: ' Anouk ', review: 'Fijn\n<b>', stars: '3' };
  expect(readNewReview(values, now)).toEqual({
    name: ' Anouk ',
    review: 'Fijn\n<b>',
    stars: 3,
    date: '2026/11/20',
  });
  expect(readNewReview({ ...values, stars: '9' }, now).stars).toBe(5);
});

test.each([
  ['2026-11-20T22:59:59Z', '2026/11/20'],
  ['2026-11-20T23:00:00Z', '2026/11/21'],
  ['2026-06-30T21:59:59Z', '2026/06/30'],
  ['2026-06-30T22:00:00Z', '2026/07/01'],
  ['2026-03-29T00:59:59Z', '2026/03/29'],
  ['2026-10-25T22:30:00Z', '2026/10/25'],
  ['2026-12-31T23:00:00Z', '2027/01/01'],
  ['2028-02-29T12:00:00Z', '2028/02/29'],
])('at %s it is %s in the Netherlands', (instant, day) => {
  expect(formatToday(new Date(instant))).toBe(day);
});
