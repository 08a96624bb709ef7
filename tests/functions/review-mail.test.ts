// The mail about a new review: its text, and when it is sent.
import { JSDOM } from 'jsdom';
import { dayMs, hourMs } from 'shared/durations.ts';
import { toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { composeReviewMail } from '../../functions/src/review-mail/compose-review-mail.ts';
import { createReviewMailer } from '../../functions/src/review-mail/review-mailer.ts';
import { refuse, startFaultyMailServer } from './faulty-mail-server.ts';
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
  expectOnlyOurs(mail, 'auto-submitted');
  const { subject, text, html = '' } = mail.parsed;
  expect(subject).toBe('Nieuwe recensie van Anouk: 4 van 5 sterren');
  expect(text).toBe(
    `Er staat een nieuwe recensie op de website.\n\nNaam: Anouk\nSterren: 4 van 5 sterren\nDag: ${formatDay(typedReview.date)}\n\n> Fijn geholpen.\n> Dank u wel!\n\nZet een antwoord op de site:\n${reply}\n\nHaal de recensie weg:\n${remove}\n\nEen antwoord op deze mail komt bij niemand aan, ook niet bij de klant.\n`,
  );
  const quoted = JSDOM.fragment(html).querySelector('blockquote');
  expect(quoted?.innerHTML).toBe('Fijn geholpen.<br>Dank u wel!'); // some mail programs ignore pre-line
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
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

test('a long name is cut in the subject, between letters, and wraps in the HTML', async () => {
  const [mail] = await send([{ name: `${'W'.repeat(39)}${'🐰'.repeat(30)}` }]);
  expect(mail?.parsed.subject).toBe(`Nieuwe recensie van ${'W'.repeat(39)}🐰…: 4 van 5 sterren`);
  const texts = JSDOM.fragment(mail?.parsed.html ?? '').querySelectorAll('[style*=max-width]');
  for (const { outerHTML } of texts) expect(outerHTML).toContain('overflow-wrap:anywhere');
});

const whole =
  /^Er staat[^\n]*\n\nNaam: [^\n]*\nSterren: 4 van 5 sterren\nDag: \d+ [a-z]+ \d+\n\n(?:> [^\n]*\n)+\n(?:[ZH][^\n]*:\nhttps:\/\/zachtpoot-beheer\.example\/beheer\/\S+\n\n){2}Een antwoord[^\n]*\n$/;

test('a review that looks like an attack adds no header and no link to its mail, and stays quoted', async () => {
  const hostile = Object.values({ ...lineBreakers, ...unusualTexts }).map((text) => ({
    name: text,
    review: `${text}\nMAIL\n.\n-- \nFrom x<a href=//x>Klik</a>`,
  }));
  const mails = await send(hostile);
  expect(mails).toHaveLength(hostile.length);
  for (const mail of mails) {
    expectOnlyOurs(mail, 'auto-submitted');
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

const event = createEvent('aB3dE5gH7jK9mN1pQ3sT');
const events = Array.from({ length: 14 }, (_, index) => createEvent(`${index}`));

async function setup() {
  const outbox = await openOutbox();
  const clock = { time: Math.ceil(Date.now() / hourMs) * hourMs };
  const logged: unknown[] = [];
  const createMailer = (smtpUrl = outbox.url) =>
    createReviewMailer({
      ownerOrigin,
      deliver: createSmtpDelivery(smtpUrl, addresses),
      now: () => clock.time,
      log: (...entry) => logged.push(entry),
      warn: (...entry) => logged.push(entry),
    });
  return { clock, logged, createMailer, received: outbox.received };
}

test('fourteen reviews in an hour cause eleven mails, and the next hour more', async () => {
  const { clock, createMailer, received, logged } = await setup();
  const mail = createMailer();
  for (const each of events) await mail(each);
  const mails = await received();
  expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(11);
  expect(mails.map(({ parsed }) => parsed.text?.includes('de elfde'))).toEqual([
    ...Array(10).fill(false),
    true,
  ]);
  const end = toDutchTime(clock.time + hourMs).getHours();
  expect(mails.at(-1)?.parsed.text).toContain(`tot ${end}.00 uur geen mail`);
  clock.time += hourMs;
  await mail(event);
  expect(await received()).toHaveLength(12);
  expect(logged).toEqual([]);
});

test.each([
  [-2.9, 1],
  [2.9, 1],
  [-3.1, 0],
  [3.1, 0], // an imported older review
])('%d days after its date, a review causes %d mails', async (days, mails) => {
  const { clock, createMailer, received } = await setup();
  clock.time = Date.parse(`${typedReview.date.replaceAll('/', '-')}T12:00Z`) + days * dayMs;
  await createMailer()(event);
  expect(await received()).toHaveLength(mails);
});

test('a review whose mail fails is tried again, and mailed once', async () => {
  const { createMailer, received, logged } = await setup();
  const outage = createMailer('smtp://127.0.0.1:1'); // no server listens on port 1
  for (const each of events) await expect(outage(each)).rejects.toThrow('tried again');
  expect(logged).toHaveLength(14); // a failed mail does not count for the hour
  expect(JSON.stringify(logged)).toMatch(/ESOCKET|ECONNECTION|ETIMEDOUT/);
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Fijn|zachtpoot/);
  await createMailer()(event);
  await createMailer()(event); // after a crash that lost the event's confirmation
  const ids = (await received()).map(({ parsed }) => parsed.messageId);
  expect(ids).toEqual([ids[0], ids[0]]); // a mail program drops the second copy
});

test.each([
  ['onData', 554, false],
  ['onData', 450, true],
  ['onRcptTo', 550, true], // a wrong setting, which somebody may correct the same day
])('a mail refused at %s with %d is logged; its event is retried: %s', async (...row) => {
  const [step, code, isRetried] = row;
  const refuseIt = (_: unknown, __: unknown, callback: (error: Error) => void) =>
    callback(refuse(code, 'Anouk is spam'));
  const port = await startFaultyMailServer({ [step]: refuseIt });
  const { createMailer, logged } = await setup();
  const outcome = await createMailer(`smtp://127.0.0.1:${port}`)(event).catch(() => 'retried');
  expect(outcome === 'retried').toBe(isRetried);
  const details = expect.objectContaining({ document: event.documentName, responseCode: code });
  expect(logged).toEqual([['The mail of a review was not accepted', details]]);
  expect(JSON.stringify(logged)).not.toContain('Anouk');
});
