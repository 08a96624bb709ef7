import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import { checkMail, composeMail } from '../../src/features/mail/new-mail.ts';
import { checkReview, composeReview } from '../../src/features/reviews/new-review.ts';
import { createMail } from '../mails.ts';

const { honeypot, ...mail } = createMail();

test('a complete mail has no errors, and composeMail trims its email address', () => {
  const typed = { ...mail, email: ` ${mail.email} ` };
  expect(checkMail(typed)).toEqual({});
  expect(composeMail(typed)).toEqual(createMail());
});

const empty = { kind: 'empty', message: expect.any(String) };

test.each(Object.keys(mail))('a mail whose field "%s" is blank is refused', (name) => {
  for (const blank of ['', '   ', '\u00a0\u200b']) {
    expect(checkMail({ ...mail, [name]: blank })).toEqual({ [name]: empty });
  }
});

test.each(['name', 'review'])('a review whose field "%s" is blank is refused', (name) => {
  const blank = { name: 'Anouk', review: 'Fijn.', [name]: ' \n\u00a0' };
  expect(checkReview(blank)).toEqual({ [name]: empty });
});

test.each([
  ['name', salon.name, 'Zo heet de salon of de trimster. Vul uw eigen naam in.'],
  ['name', '\u0410nouk', 'Schrijf uw naam in één gewoon alfabet.'],
  ['review', 'x\n'.repeat(9), 'Uw review telt meer dan 9 regels. Haal een paar witregels weg.'],
])('a review whose field "%s" is %j is refused with: %s', (field, text, message) => {
  const errors = checkReview({ name: 'Anouk', review: 'Fijn.', [field]: text });
  expect(errors).toEqual({ [field]: { kind: 'malformed', message } });
});

test('composeReview leaves the texts as typed, and turns invalid stars into five', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const values = { name: ' Anouk ', review: 'Fijn\n<b>', stars: '3' };
  expect(composeReview(values, now)).toEqual({
    name: ' Anouk ',
    review: 'Fijn\n<b>',
    stars: 3,
    date: '2026/11/20',
  });
  expect(composeReview({ ...values, stars: '9' }, now).stars).toBe(5);
});
