import { expect, test } from 'vitest';
import { isEmail, toMailQuery } from '../../src/data/mail.ts';

test.each([
  ['anouk@voorbeeld.example', true],
  ['a.b+c@mail.voorbeeld.example', true],
  [' anouk@voorbeeld.example ', true],
  ['anouk', false],
  ['anouk@voorbeeld', false],
  ['anouk@@voorbeeld.example', false],
  ['anouk@voorbeeld.example, piet@voorbeeld.example', false],
  ['anouk @voorbeeld.example', false],
  ['<anouk@voorbeeld.example>', false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('the query carries the five specified parameters, each encoded once', () => {
  const query = toMailQuery({
    name: 'Zoë & co',
    lastName: 'de Vries',
    email: 'zoe+kat@voorbeeld.example',
    subject: '50% #1',
    message: 'Regel 1\nRegel 2 🐈',
    trap: '',
  });
  expect(query.toString()).toBe(
    'name=Zo%C3%AB+%26+co&lastname=de+Vries&sender=zoe%2Bkat%40voorbeeld.example' +
      '&text=Regel+1%0ARegel+2+%F0%9F%90%88&subject=50%25+%231',
  );
});

test('only a robot sends a sixth parameter', () => {
  const mail = { name: 'a', lastName: 'b', email: 'c@d.example', subject: 'e', message: 'f' };
  expect([...toMailQuery({ ...mail, trap: '' }).keys()]).toHaveLength(5);
  expect(toMailQuery({ ...mail, trap: 'x' }).get('website')).toBe('x');
});
