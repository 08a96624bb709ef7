import { expect, test } from 'vitest';
import { composeMail, mailRules } from '../../src/features/mail/new-mail.ts';
import { composeReview, reviewRules } from '../../src/features/reviews/new-review.ts';
import { checkFields } from '../../src/forms/check-fields.ts';
import { createMail } from '../mails.ts';
import { createNewReview } from '../reviews.ts';

const { honeypot, ...mail } = createMail();

test('a complete mail has no errors, and composeMail trims its email address', () => {
  const typed = { ...mail, email: ` ${mail.email} ` };
  expect(checkFields(typed, mailRules)).toEqual({});
  expect(composeMail(typed)).toEqual(createMail());
});

const empty = expect.any(String);

function listRequired(rules: Record<string, { empty?: string }>): string[] {
  const required = Object.entries(rules).filter(([, { empty }]) => empty);
  return required.map(([name]) => name);
}

test.each(listRequired(mailRules))('a mail whose field "%s" is blank is refused', (name) => {
  for (const blank of ['', '   ', '\u00a0\u200b']) {
    expect(checkFields({ ...mail, [name]: blank }, mailRules)).toEqual({ [name]: empty });
  }
});

test.each(listRequired(reviewRules))('a review whose field "%s" is blank is refused', (name) => {
  const { stars, ...typed } = createNewReview();
  const values = { ...typed, stars: String(stars), [name]: ' \n\u00a0' };
  expect(checkFields(values, reviewRules)).toEqual({ [name]: empty });
});

const limits = [
  ...Object.entries(reviewRules).map(([name, rule]) => ({ name, rule })),
  ...Object.entries(mailRules).map(([name, rule]) => ({ name, rule })),
];

test.each(limits)(
  'the field "$name" takes as many characters as its rule says, and no more',
  ({ name, rule }) => {
    const { maxLength } = rule;
    // An emoji is two characters, as in the rules and in the mail function.
    const write = (length: number) =>
      name === 'email'
        ? `a@${'b.'.repeat((length - 4) / 2)}${'n'.repeat(2 + (length % 2))}`
        : `${'😺'.repeat(length / 2)}${'x'.repeat(length % 2)}`;
    const findError = (length: number) => checkFields({ text: write(length) }, { text: rule }).text;
    expect(write(maxLength)).toHaveLength(maxLength);
    expect(findError(maxLength)).toBeUndefined();
    expect(findError(maxLength + 1)).toContain(` is te lang: er passen ${maxLength} tekens in.`);
  },
);

test('an optional field may be blank, but not too long', () => {
  const rules = { phone: { label: 'Telefoon', noun: 'telefoonnummer', maxLength: 3 } };
  expect(checkFields({}, rules)).toEqual({});
  expect(checkFields({ phone: '1234' }, rules)).toEqual({ phone: expect.any(String) });
});

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
