import { isEmail, mailFields, mailLimits, mailParameters } from 'shared/mail-fields.ts';
import { expect, test } from 'vitest';
import { readMail } from '../../functions/src/mail-form/read-mail.ts';
import { badAddresses, lineBreakers } from './hostile-values.ts';
import { queryOf } from './mail-site.ts';

test('a field of one line loses the spaces around it, and the message keeps them', () => {
  const query = queryOf({ name: ' Anna\u00a0', sender: ' a@b.example ', text: ' a\r\nb\rc \n' });
  expect(readMail(query)).toMatchObject({
    mail: { name: 'Anna', email: 'a@b.example', message: ' a\nb\nc \n' },
  });
});

test.each(mailFields)(
  'a mail with an invalid %s is refused, and the refusal gives the parameter and the reason',
  (field) => {
    const parameter = mailParameters[field];
    const rest = new URLSearchParams(queryOf());
    rest.delete(parameter);
    const limit = mailLimits[field];
    const reasons = [
      [String(rest), 'ontbreekt'],
      [`${rest}&${parameter}`, 'is leeg'],
      [`${rest}&${parameter}=%C2%A0%E2%80%8B`, 'is leeg'],
      [`${rest}&${parameter}=a&${parameter}=b`, 'staat er meer dan één keer'],
      [`${rest}&${parameter}=${'🐈'.repeat(limit / 2 + 1)}`, `is langer dan ${limit} tekens`],
      [`${rest}&${parameter}=a%00b`, 'bevat tekens die niet zijn toegestaan'],
      [`${rest}&${parameter}=a%E2%80%AEb`, 'bevat tekens die niet zijn toegestaan'],
    ];
    for (const [query = '', reason] of reasons) {
      expect(readMail(query), query).toEqual({
        kind: 'refused',
        reason: `De parameter '${parameter}' ${reason}.`,
      });
    }
  },
);

test('a mail with a text that could change a header is refused', () => {
  const encodedInBoth = { name: '=?utf-8', lastname: '?q?Bcc=3A?=' };
  const hostile = ['name', 'lastname', 'sender', 'subject'].flatMap((field) =>
    Object.values(lineBreakers).map((text) => ({ [field]: text })),
  );
  for (const typed of [encodedInBoth, ...hostile]) {
    const read = readMail(queryOf(typed));
    expect(read, JSON.stringify(typed)).toMatchObject({ kind: 'refused' });
  }
});

test('a mail with a filled-in honeypot is read as from a bot, and one with an empty honeypot is not', () => {
  expect(readMail(`${queryOf()}&website=x`)).toEqual({ kind: 'bot' });
  expect(readMail(`${queryOf()}&website=`)).toMatchObject({ kind: 'mail' });
});

test.each<[string, boolean]>([
  ['anna@voorbeeld.example', true],
  ['ANNA.de-Vries+kat@Mail.Voorbeeld.Example', true],
  ["o'brien!#$%&*/=?^_`{|}~@voorbeeld.example", true],
  [`${'a'.repeat(64)}@voorbeeld.example`, true],
  [`${'a'.repeat(65)}@voorbeeld.example`, false],
  [`a@${'b'.repeat(64)}.example`, false],
  ['anna@voorbeeld..example', false],
  ['anna@vóórbeeld.example', false], // Reply-To must be in ASCII
  ...Object.values(badAddresses).map((sender): [string, boolean] => [sender, false]),
])('the form and the function agree whether the address %s is valid: %s', (sender, good) => {
  expect(isEmail(sender)).toBe(good);
  const refusal = { kind: 'refused', reason: "De parameter 'sender' is geen geldig e-mailadres." };
  expect(readMail(queryOf({ sender }))).toMatchObject(good ? { kind: 'mail' } : refusal);
});
