// Tests the mail about a new review. tests/faults/review-mail.test.ts tests when it is sent.
import { JSDOM } from 'jsdom';
import { formatDay } from 'shared/format-day.ts';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { composeReviewMail } from '../../functions/src/review-mail/compose-review-mail.ts';
import { createReviewMailer } from '../../functions/src/review-mail/review-mailer.ts';
import { lineBreakers, unusualTexts } from './hostile-values.ts';
import { addresses, expectOnlyOurs, openOutbox, ownerOrigin } from './mail-site.ts';
import { createEvent, typedReview } from './review-event.ts';

const reply = `${ownerOrigin}/beheer/recensie?naam=31`;
const remove = `${ownerOrigin}/beheer/weghalen?naam=31`;

/** Sends a mail about a review with each of these changes. Returns the received mails. */
async function send(changes: readonly object[], silentUntil: number | null = null) {
  const outbox = await openOutbox();
  const deliver = createSmtpDelivery(outbox.url, addresses);
  for (const change of changes) {
    const review = { documentName: '31', ...typedReview, ...change };
    await deliver(composeReviewMail(review, silentUntil, ownerOrigin, 'reference'));
  }
  return outbox.received();
}

function listLinks(html = '') {
  const links = JSDOM.fragment(html).querySelectorAll('a');
  return [...links].map(({ textContent, href }) => [textContent, href]);
}

test('the mail shows the review and two plain links, as text and as HTML', async () => {
  const [mail] = await send([{}]);
  if (!mail) throw new Error('No mail was received.');
  expectOnlyOurs(mail);
  const { subject, text, html = '' } = mail.parsed;
  expect(subject).toBe('Nieuwe recensie van Anouk: 4 van 5 sterren');
  expect(text).toBe(
    `Er staat een nieuwe recensie op de website.\n\nNaam: Anouk\nSterren: 4 van 5 sterren\nDag: ${formatDay(typedReview.date)}\n\n> Fijn geholpen.\n> Dank u wel!\n\nZet een antwoord op de site:\n${reply}\n\nHaal de recensie weg:\n${remove}\n\nEen antwoord op deze mail komt bij niemand aan, ook niet bij de klant.\n`,
  );
  expect(html).toContain('Fijn geholpen.\nDank u wel!');
  expect(listLinks(html)).toEqual([
    ['Zet een antwoord op de site', reply],
    ['Haal de recensie weg', remove],
  ]);
});

test('the eleventh review mail of an hour announces that more reviews may follow without a mail', async () => {
  const [mail] = await send([{}], Date.parse('2026-11-23T15:00+01:00'));
  const { text, html } = mail?.parsed ?? {};
  for (const part of [text, html]) {
    expect(part).toMatch(/de elfde van dit uur\..*tot 15\.00 uur geen mail/);
  }
});

test('a name of 100 letters is cut in the subject, and wraps in the HTML', async () => {
  const [mail] = await send([{ name: 'W'.repeat(100) }]);
  expect(mail?.parsed.subject).toBe(`Nieuwe recensie van ${'W'.repeat(40)}…: 4 van 5 sterren`);
  const paragraphs = JSDOM.fragment(mail?.parsed.html ?? '').querySelectorAll('p[style]');
  for (const { outerHTML } of paragraphs) expect(outerHTML).toContain('overflow-wrap:anywhere');
});

const whole =
  /^Er staat[^\n]*\n\nNaam: [^\n]*\nSterren: 4 van 5 sterren\nDag: \d+ [a-z]+ \d+\n\n(?:> [^\n]*\n)+\n(?:[ZH][^\n]*:\nhttps:\/\/zachtpoot-beheer\.example\/beheer\/\S+\n\n){2}Een antwoord[^\n]*\n$/;

test('a review that looks like an attack adds no header and no link to its mail, and stays quoted in the text', async () => {
  const hostile = Object.values({ ...lineBreakers, ...unusualTexts }).map((text) => ({
    name: text,
    review: `${text}\nMAIL\n.\n-- \nFrom x<a href=//x>Klik</a>`,
  }));
  const mails = await send(hostile);
  expect(mails).toHaveLength(hostile.length);
  for (const mail of mails) {
    expectOnlyOurs(mail);
    expect(mail.parsed.subject).toMatch(/^Nieuwe recensie van .*: 4 van 5 sterren$/);
    expect(mail.parsed.text).toMatch(whole);
    expect(listLinks(mail.parsed.html)).toHaveLength(2);
  }
});

test.each([
  ['an unreadable text', { review: ['Geheim'] }, true],
  ['no stars', { stars: undefined }, true],
  ['six stars', { stars: 6 }, true],
  ['a day in another order', { date: '20-11-2026' }, true],
  ['a day that does not exist', { date: '2026/02/31' }, true],
  ['a day of years ago', { date: '2019/05/01' }, false],
  ['the time at which it was added before', { addedAt: 1 }, false], // restored from the bin
])('an older review with %s causes no mail, retry or alert', async (_what, changes, isNamed) => {
  const warned: unknown[] = [];
  const fail = () => Promise.reject(new Error('Used'));
  const mail = createReviewMailer({
    ownerOrigin,
    deliver: fail,
    now: Date.now,
    log: fail, // an alert follows each error
    warn: (...entry) => warned.push(entry),
  });
  await mail(createEvent('31', changes));
  const warning = ['A new document is not a review of a visitor', { document: '31' }];
  expect(warned).toEqual(isNamed ? [warning] : []);
});
