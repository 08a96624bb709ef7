import { isEmail, mailFields, mailLimits, mailParameters } from 'shared/text-rules.ts';
import { expect, test } from 'vitest';
import { readMail } from '../../functions/src/mail-form/read-mail.ts';
import { toMailQuery } from '../../src/data/mail.ts';
import { badAddresses, lineBreakers } from './hostile-values.ts';
import { queryOf, typedMail } from './mail-site.ts';

test('what the form sends is read as it was typed', () => {
  const { name, lastname: lastName, sender: email, subject, text: message } = typedMail;
  const mail = { name, lastName, email, subject, message };
  const query = toMailQuery({ ...mail, trap: '' });
  expect(readMail(String(query))).toEqual({ kind: 'mail', mail });
});

test('spaces around a single line go, the text stays as typed', () => {
  const query = queryOf({ name: ' Anna\u00a0', sender: ' a@b.example ', text: ' a\r\nb\rc \n' });
  expect(readMail(query)).toMatchObject({
    mail: { name: 'Anna', email: 'a@b.example', message: ' a\nb\nc \n' },
  });
});

test.each(mailFields)(
  'a refusal of %s names its parameter and says what is wrong with it',
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
      [`${rest}&${parameter}=${'a'.repeat(limit + 1)}`, `is langer dan ${limit} tekens`],
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

test.each(['name', 'lastname', 'sender', 'subject'])(
  'nothing that ends, hides or rewrites a header gets in by the %s',
  (field) => {
    for (const text of Object.values(lineBreakers)) {
      expect(readMail(queryOf({ [field]: text })), text).toMatchObject({ kind: 'refused' });
    }
  },
);

test('nor by both names together', () => {
  const query = queryOf({ name: '=?utf-8', lastname: '?q?Bcc=3A?=' });
  expect(readMail(query)).toMatchObject({ kind: 'refused' });
});

test('who fills in what people do not see is a bot', () => {
  expect(readMail(`${queryOf()}&website=x`)).toEqual({ kind: 'bot' });
  expect(readMail(`${queryOf()}&website=`)).toMatchObject({ kind: 'mail' });
});

test('the longest value of each field is taken, in UTF-16 units', () => {
  expect(readMail(queryOf({ text: '🐈'.repeat(127) }))).toMatchObject({ kind: 'mail' });
  expect(readMail(queryOf({ text: '🐈'.repeat(128) }))).toMatchObject({ kind: 'refused' });
  expect(readMail(queryOf({ name: 'é'.repeat(100) }))).toMatchObject({ kind: 'mail' });
});

test.each<[string, boolean]>([
  ['anna@voorbeeld.example', true],
  ['ANNA.de-Vries+kat@Mail.Voorbeeld.Example', true],
  ["o'brien!#$%&*/=?^_`{|}~@voorbeeld.example", true],
  ['a@b.c', true],
  [`${'a'.repeat(64)}@voorbeeld.example`, true],
  [`${'a'.repeat(65)}@voorbeeld.example`, false],
  [`a@${'b'.repeat(64)}.example`, false],
  ['anna@voorbeeld..example', false],
  ...Object.values(badAddresses).map((sender): [string, boolean] => [sender, false]),
])('the form and the function agree about the address %s: %s', (sender, good) => {
  expect(isEmail(sender)).toBe(good);
  const refusal = { kind: 'refused', reason: "De parameter 'sender' is geen geldig e-mailadres." };
  expect(readMail(queryOf({ sender }))).toMatchObject(good ? { kind: 'mail' } : refusal);
});
