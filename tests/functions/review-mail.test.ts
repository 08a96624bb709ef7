// The mail about a new review, as a real mail server gets it.
import { formatDay } from 'shared/format-day.ts';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { anHour } from '../../functions/src/review-mail/claims.ts';
import { expectOnlyOurs } from './expect-only-ours.ts';
import { refuse, startFaultyMailServer } from './faulty-mail-server.ts';
import { lineBreakers, unusualTexts } from './hostile-values.ts';
import { addresses } from './mail-site.ts';
import { createEvent, ownerLinks, startReviewSite, typedReview } from './review-site.ts';

const event = createEvent('aB3dE5gH7jK9mN1pQ3sT');

async function setup(port: number) {
  const site = await startReviewSite();
  const deliver = createSmtpDelivery(`smtp://127.0.0.1:${port}`, addresses);
  return { ...site, mailByServer: site.createMailer({ deliver }) };
}

test('a new review is mailed once, also when its event comes twice', async () => {
  const { mail, received, logged } = await startReviewSite();
  await mail(event);
  await mail(event);
  const [first, ...others] = await received();
  expect(others).toEqual([]);
  if (!first) throw new Error('No mail was received.');
  expectOnlyOurs(first);
  const { answer, remove } = ownerLinks.ofReview(event.documentName);
  expect(first.parsed.text).toBe(
    `Er staat een nieuwe recensie op de website.\n\nNaam: Anouk\nSterren: 4 van 5\nDag: ${formatDay(typedReview.date)}\n\n> Fijn geholpen.\n> Dank u wel!\n\nZet een antwoord op de site:\n${answer}\n\nHaal de recensie weg:\n${remove}\n\nAl het andere:\n${ownerLinks.home}\n\nEen antwoord op deze mail komt bij niemand aan, ook niet bij de klant. Stuur deze mail niet door: wie hem heeft, kan deze recensie 30 dagen lang beantwoorden of weghalen.\n`,
  );
  const { html = '' } = first.parsed;
  expect(html).toMatch(
    /Anouk<\/strong> schreef op \d+ \w+ \d+:.*Fijn geholpen.\nDank u wel!.*★★★★☆/s,
  );
  expect(listLinks(html)).toEqual([
    ['Zet een antwoord op de site', answer],
    ['Haal de recensie weg', remove],
    ['het beheer van de website', ownerLinks.home],
  ]);
  expect(logged).toEqual([]);
});

function listLinks(html = ''): (string | undefined)[][] {
  return Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g), ([, url, text]) => [
    text,
    url,
  ]);
}

test('a mail server that is down and comes back gets the mail once', async () => {
  const { mail, mailByServer, received, logged } = await setup(1); // where none is
  await expect(mailByServer(event)).rejects.toThrow('tried again');
  await expect(mailByServer(event)).rejects.toThrow('tried again');
  await mail(event);
  await mailByServer(event);
  expect(await received()).toHaveLength(1);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).toContain('ESOCKET');
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Fijn|zachtpoot/);
});

test('an accepted mail that cannot be marked comes again, and says that it is the same', async () => {
  const { claims, createMailer, mail, received } = await startReviewSite();
  const markDone = () => Promise.reject(new Error('Away'));
  await expect(createMailer({ claims: { ...claims, markDone } })(event)).rejects.toThrow('Away');
  await mail(event);
  const ids = (await received()).map(({ parsed }) => parsed.messageId);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a mail that is refused for good is given up at once, and the log says of which review', async () => {
  const port = await startFaultyMailServer({
    onData: (_, __, callback) => callback(refuse(554, 'Anouk is spam')),
  });
  const { mail, mailByServer, logged, received } = await setup(port);
  await mailByServer(event);
  await mail(event);
  expect(await received()).toEqual([]);
  const details = expect.objectContaining({ document: event.documentName, responseCode: 554 });
  expect(logged).toEqual([['The mail of a review was not accepted', details]]);
  expect(JSON.stringify(logged)).not.toContain('Anouk');
});

const whole =
  /^Er staat[^\n]*\n\nNaam: [^\n]*\nSterren: 4 van 5\nDag: \d+ [a-z]+ \d+\n\n(?:> [^\n]*\n)+\n(?:[ZH][^\n]*:\nhttps:\/\/zachtpoot\.example\/beheer#\S+\n\n){2}Al het andere:\nhttps:\/\/zachtpoot\.example\/beheer\n\nEen antwoord[^\n]*\n$/;
const hostile = Object.values({ ...lineBreakers, ...unusualTexts });

test('hostile texts put nothing in a header or into the page, and stay marked as quoted', async () => {
  const { mail, clock, received } = await startReviewSite();
  for (const [index, text] of hostile.entries()) {
    // With something to see in it: a review without a name is none.
    const changes = {
      name: `${text}!`,
      review: `${text}\nMAIL\n.\n-- \nFrom x<a href=//x>Klik</a>`,
    };
    await mail(createEvent(`hostile${index}`, changes));
    clock.time += anHour; // each in an hour of its own
  }
  const mails = await received();
  expect(mails).toHaveLength(hostile.length);
  for (const mail of mails) {
    expectOnlyOurs(mail);
    const { parsed } = mail;
    expect(parsed.subject).toBe('Nieuwe recensie: 4 van 5 sterren');
    expect(parsed.text).toMatch(whole);
    expect(listLinks(parsed.html)).toHaveLength(3);
  }
});

test('what is no review, or imported, is not mailed, nor tried again', async () => {
  const { mail, received, logged } = await startReviewSite();
  await mail(createEvent('1', { review: ['Geheim'] }));
  await mail(createEvent('2', { stars: 6 }));
  await mail(createEvent('3', { date: '20-11-2026' }));
  await mail(createEvent('4', { date: '2026/02/31' }));
  await mail({ ...event, document: {} });
  expect(logged).toHaveLength(5);
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Geheim/);
  await mail(createEvent('6', { date: '2019/05/01' }));
  expect(logged).toHaveLength(5);
  expect(await received()).toEqual([]);
});
