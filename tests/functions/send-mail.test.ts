import { expect, test } from 'vitest';
import { timeouts } from '../../src/data/backend.ts';
import { toMailQuery } from '../../src/data/mail.ts';
import { keepFigure } from '../keep-figure.ts';
import { expectOnlyOurs, readBack } from './expect-only-ours.ts';
import { queryOf, startMailSite } from './mail-site.ts';

const roomy = { perClient: 10_000, total: 10_000 };

test('a visitor’s mail reaches the salon and can be answered to the visitor', async () => {
  const site = await startMailSite();
  const query = toMailQuery({
    name: 'Anna',
    lastName: 'de Vries',
    email: 'anna@voorbeeld.example',
    subject: 'Afspraak voor Minoes',
    message: 'Kan Minoes vrijdag komen?',
    trap: '',
  });
  const reply = await site.ask(String(query));
  expect(reply).toMatchObject({ status: 200, text: 'OK' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });

  const [mail, ...others] = await site.received();
  if (!mail) throw new Error('No mail was received.');
  expect(others).toEqual([]);
  expectOnlyOurs(mail);
  expect(readBack(mail)).toEqual({
    fullName: 'Anna de Vries',
    sender: 'anna@voorbeeld.example',
    subject: 'Afspraak voor Minoes',
    text: 'Kan Minoes vrijdag komen?',
  });
  expect(site.logged).toEqual([]);
});

test.each([
  ['an ampersand', 'Poes & konijn & meer'],
  ['a hash', 'Nummer #1 & #2, zie punt #3'],
  ['a plus', '1+1=2 + 1'],
  ['a percent sign', '100% zeker, %20 en %0D%0A blijven staan'],
  ['new lines', 'Regel 1\nRegel 2\n\nRegel 4'],
  ['Windows new lines', 'Regel 1\r\nRegel 2\r\n\r\nRegel 4'],
  ['accents', 'Coördinatie: één ‘poezelige’ kater, à la carte, Smørrebrød, Łódź'],
  ['emoji', 'Mijn 🐈‍⬛ en 🐇 zijn 👩🏽‍🦰 dol op 🇳🇱'],
  ['quotes', `Zij zei "ja", hij 'nee', en \`misschien\` \\ toch`],
  ['leading dots', '.\n..\n.punt\n...'],
  ['a long line', 'woord '.repeat(42)],
  ['one endless word', 'x'.repeat(255)],
  ['letters from right to left', 'שלום עולם, مرحبا بالعالم'],
  ['HTML', '<script>alert(1)</script><b>vet</b> &amp; &lt;'],
  [
    'spaces, tabs and what looks like a header',
    '  in\tsprong  \nBcc: x@kwaad.example\n\n-- \nFrom ',
  ],
  ['an encoded word', '=?utf-8?B?SGFsbG8=?= en =20 en =\nvrij'],
])('a message with %s arrives exactly as typed', async (_what, text) => {
  const site = await startMailSite();
  expect(await site.ask(queryOf({ text }))).toMatchObject({ status: 200, text: 'OK' });
  const [mail] = await site.received();
  if (!mail) throw new Error('No mail was received.');
  expectOnlyOurs(mail);
  expect(readBack(mail).text).toBe(text.replaceAll('\r\n', '\n'));
});

test('the longest mail that the form takes is sent', async () => {
  const site = await startMailSite();
  const longest = {
    name: '€'.repeat(100),
    lastname: '漢'.repeat(100),
    sender: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
    subject: '€'.repeat(150),
    text: '€'.repeat(255),
  };
  expect(longest.sender).toHaveLength(254);
  expect(await site.ask(queryOf(longest))).toMatchObject({ status: 200 });
  const [mail] = await site.received();
  if (!mail) throw new Error('No mail was received.');
  expectOnlyOurs(mail);
  const { name, lastname, ...rest } = longest;
  expect(readBack(mail)).toEqual({ fullName: `${name} ${lastname}`, ...rest });
});

test('two hundred mails at once are all delivered, each once', async () => {
  const site = await startMailSite({ limits: roomy });
  const texts = Array.from({ length: 200 }, (_, number) => `Mail ${number}`);
  const replies = await Promise.all(texts.map((text) => site.ask(queryOf({ text }))));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 OK']),
  );
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => readBack(mail).text).toSorted()).toEqual(texts.toSorted());
  keepFigure('mail: mails at once, delivered once each', mails.length);
  keepFigure('mail: mails lost', texts.length - mails.length);
});

test('the site waits longer for an answer than the function needs for one', () => {
  expect(timeouts.send).toBeGreaterThan(9000);
});
