import { mailFields, mailLimits, mailParameters } from 'shared/mail-fields.ts';
import { expect, test } from 'vitest';
import { messages, unusualTexts } from './hostile-values.ts';
import { expectOnlyOurs, queryOf, type ReceivedMail, startMailSite } from './mail-site.ts';

const longestMail = {
  ...Object.fromEntries(
    mailFields.map((field) => [mailParameters[field], '€'.repeat(mailLimits[field])]),
  ),
  sender: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
};

const queries = [
  queryOf(longestMail),
  queryOf().replace(/(?<=&text=)[^&]*/, '100%+%c3+%c0%af+%ed%a0%bd'), // not valid UTF-8
  // Some parsers make lists and objects of these fields. Some mail libraries attach /etc/passwd.
  `${queryOf()}&name[]=a&name[x]=a&__proto__[name]=a&attachments[0][path]=/etc/passwd&envelope[to]=x@kwaad.example`,
  `${queryOf()}&x?to=x@kwaad.example&%ff=%zz`,
  ...Object.values(unusualTexts).map((text) =>
    queryOf({ name: text, lastname: text, subject: text, text }),
  ),
  ...Object.values(messages).map((text) => queryOf({ text })),
];

test('a mail that only looks like an attack arrives as typed, and adds no header, recipient or attachment', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => (time += 600_000) }); // stays below all limits
  for (const query of queries) {
    expect(await site.request(query), query).toMatchObject({ status: 200, text: 'OK' });
  }
  const mails = await site.received();
  for (const mail of mails) expectOnlyOurs(mail, 'content-transfer-encoding', 'reply-to');
  expect(mails.map(readBack)).toEqual(queries.map(listTyped));
  expect(site.logged).toEqual([]);
});

const whole =
  /^Naam: .*\nE-mail: .*\n\n((?:> .*[\n\u2028\u2029])+)\nWat hierboven staat, typte een bezoeker\. De website zelf vraagt u nooit per mail om een link\.\n$/;

function readBack({ parsed }: ReceivedMail) {
  expect(parsed.html).toBeUndefined();
  expect(parsed.replyTo).toHaveLength(1);
  const [replyTo] = parsed.replyTo ?? [];
  expect(parsed.text).toMatch(whole);
  const [, quoted] = whole.exec(parsed.text ?? '') ?? [];
  const text = quoted?.slice(0, -1).replaceAll(/^> /gm, '');
  const [, subject] = /^Bericht via de website: (.*)$/.exec(parsed.subject ?? '') ?? [];
  return { fullName: replyTo?.name, sender: replyTo?.address, subject, text };
}

function listTyped(query: string) {
  const values = new URLSearchParams(query);
  const [name, lastName, sender, subject, text] = (
    ['name', 'lastName', 'email', 'subject', 'message'] as const
  ).map((field) => values.get(mailParameters[field])?.replaceAll(/\r\n?/g, '\n'));
  return { fullName: `${name} ${lastName}`, sender, subject, text };
}
