// The mail about a new review: the real Firestore emulator on one side, a mail server on the other.
import type { Firestore } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { claimDuration, createClaims, functionTimeout } from '../../functions/src/claims.ts';
import { storeClaimsInFirestore } from '../../functions/src/firestore-claims.ts';
import { emulatorTest } from '../emulator.ts';
import { expectOnlyOursOfReview } from '../functions/expect-only-ours.ts';
import { startFaultyMailServer } from '../functions/faulty-mail-server.ts';
import { lineBreakers, unusualTexts } from '../functions/hostile-values.ts';
import { openOutbox, ownerLinks } from '../functions/mail-site.ts';
import { keepFigure } from '../keep-figure.ts';
import {
  connectFunction,
  createMailer,
  deliverAll,
  readPlatformEvent,
  storeReview,
  stubDeployment,
  typedReview,
} from './review-events.ts';

/** A mail server, a review that is stored, and the function that mails it, by a clock that stands still. */
async function setup(name: string) {
  const outbox = await openOutbox();
  const { database } = await connectFunction(name);
  const event = await storeReview(database, '31');
  const clock = { time: event.time };
  const now = () => clock.time;
  const createOther = (changes: Partial<Parameters<typeof createMailer>[1]>) =>
    createMailer(database, { smtpUrl: outbox.url, now, ...changes });
  return { database, received: outbox.received, event, clock, createOther, ...createOther({}) };
}

const hour = 3_600_000;
emulatorTest('a new review is mailed once, also when its event comes twice', async () => {
  const { event, received, mail, logged } = await setup('mail-once');
  await Promise.allSettled([mail(event), mail(event), mail(event)]);
  await mail(event);
  const [first, ...others] = await received();
  expect(others).toEqual([]);
  if (!first) throw new Error('No mail was received.');
  expectOnlyOursOfReview(first);
  const { answer, remove } = ownerLinks.ofReview('31');
  expect(first.parsed.text).toBe(
    `Er staat een nieuwe recensie op de website.\n\nNaam: Anouk\nSterren: 4 van 5\nDag: ${typedReview.date}\n\n> Fijn geholpen.\n> Dank u wel!\n\nBeantwoorden:\n${answer}\n\nWeghalen:\n${remove}\n\nMeer: mededeling, fotoalbum, recensies:\n${ownerLinks.all}\n\nDeze links zijn alleen voor u en werken 90 dagen. Stuur deze mail dus niet door.\n`,
  );
  expect(logged).toEqual([]);
});

emulatorTest('a number that is given out again is another review, with its own mail', async () => {
  const { database, event, received, mail } = await setup('mail-again');
  await mail(event);
  await database.doc('reviews/31').delete();
  await mail(await storeReview(database, '31', { name: 'Bea' }));
  const texts = (await received()).map(({ parsed }) => parsed.text);
  expect(texts).toEqual([expect.stringContaining('Anouk'), expect.stringContaining('Bea')]);
});

emulatorTest('a mail server that is down and comes back gets the mail once', async () => {
  const { event, received, clock, mail, createOther } = await setup('mail-down');
  const { port, stop } = await startFaultyMailServer({});
  stop();
  const down = createOther({ smtpUrl: `smtp://127.0.0.1:${port}` });
  await expect(down.mail(event)).rejects.toThrow('not accepted');
  await expect(down.mail(event)).rejects.toThrow('cannot be mailed yet');
  clock.time += claimDuration;
  await expect(down.mail(event)).rejects.toThrow('not accepted');
  clock.time += claimDuration;
  await mail(event);
  await down.mail(event);
  expect(await received()).toHaveLength(1);
  expect(JSON.stringify(down.logged)).toContain('ESOCKET');
  expect(JSON.stringify(down.logged)).not.toMatch(/Anouk|Fijn|zachtpoot/);
});

emulatorTest('an attempt that broke off is taken over ten seconds later', async () => {
  const { database, event, received, clock, mail, createOther } = await setup('mail-crash');
  void createOther({ deliver: () => new Promise(() => {}) }).mail(event);
  await vi.waitFor(async () => {
    expect((await database.collection('mailedReviews').get()).size).toBe(2); // and that of the hour
  });
  await expect(mail(event)).rejects.toThrow('cannot be mailed yet');
  expect(await received()).toEqual([]);
  clock.time += claimDuration;
  await mail(event);
  expect(await received()).toHaveLength(1);
});

emulatorTest('a crash before the mark repeats a mail that says it is the same', async () => {
  const { database, event, received, mail } = await setup('mail-unmarked');
  await mail(event);
  const claims = await database.collection('mailedReviews').where('state', '==', 'sent').get();
  expect(claims.size).toBe(1);
  await claims.docs[0]?.ref.update({ state: 'sending', until: 0 }); // as it stood before the mark
  await mail(event);
  const names = (await received()).map(({ parsed }) => parsed.messageId);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

emulatorTest('an accepted mail that cannot be marked is not asked for again', async () => {
  const { database, event, received, createOther } = await setup('mail-mark-fails');
  const store = storeClaimsInFirestore(database, Date.now);
  const settle = async () => {
    throw Object.assign(new Error('Away'), { code: 14 });
  };
  const { mail, logged } = createOther({ claims: createClaims({ ...store, settle }, Date.now) });
  await mail(event);
  expect(await received()).toHaveLength(1);
  expect(logged).toEqual([[expect.stringContaining('could not be marked'), expect.anything()]]);
});

emulatorTest('a mail that is refused for good is given up at once, and can be found', async () => {
  const { database, event, clock, createOther } = await setup('mail-refused');
  const passing = await startFaultyMailServer({ RCPT: '450 4.2.0 Try again' });
  const { mail } = createOther({ smtpUrl: `smtp://127.0.0.1:${passing.port}` });
  await expect(mail(event)).rejects.toThrow('not accepted');
  const final = await startFaultyMailServer({ message: '554 5.6.0 Anouk is spam' });
  const { mail: mailLater, logged } = createOther({ smtpUrl: `smtp://127.0.0.1:${final.port}` });
  clock.time += claimDuration;
  await mailLater(event);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).toMatch(/^(?!.*Anouk).*"responseCode":554/);
  await expectGivenUp(database, logged);
});

emulatorTest('a mail that fails for a day is given up, and can be found', async () => {
  const { database, event, clock, createOther } = await setup('mail-day');
  const { port, stop } = await startFaultyMailServer({});
  stop();
  const { mail, logged } = createOther({ smtpUrl: `smtp://127.0.0.1:${port}` });
  clock.time += 22 * hour;
  await expect(mail(event)).rejects.toThrow('not accepted');
  clock.time += hour;
  await mail(event);
  await expectGivenUp(database, logged);
  await mail(event);
  expect(logged).toHaveLength(3);
});

/** The last line of the log has the text that an alert looks for, and names the document. */
async function expectGivenUp(database: Firestore, logged: readonly unknown[]) {
  const failed = await database.collection('mailedReviews').where('state', '==', 'failed').get();
  expect(failed.size).toBe(1);
  const details = expect.objectContaining({ document: failed.docs[0]?.id });
  expect(logged.at(-1)).toEqual(['A review mail was given up', details]);
}

const whole =
  /^Er staat[^\n]*\n\nNaam: [^\n]*\nSterren: 4 van 5\nDag: [\d/]*\n\n(?:> [^\n]*\n)+\n(?:[BWM][^\n]*:\nhttps:\/\/zachtpoot\.example\/beheer#\S+\n\n){3}Deze links[^\n]*\n$/;
const hostile = Object.values({ ...lineBreakers, ...unusualTexts });

emulatorTest('hostile texts put nothing in a header, and stay marked as quoted', async () => {
  const { database, received, clock, createOther } = await setup('mail-hostile');
  await Promise.all(
    hostile.map(async (text, index) => {
      // With something to see in it: a review without a name is none.
      const changes = { name: `${text}!`, review: `${text}\nMAIL\n.\n-- \nFrom x` };
      const { mail } = createOther({ now: () => clock.time + index * hour }); // each in an hour of its own
      await mail(await storeReview(database, String(index + 100), changes));
    }),
  );
  const mails = await received();
  expect(mails).toHaveLength(hostile.length);
  mails.forEach(expectOnlyOursOfReview);
  for (const { parsed } of mails) expect(parsed.text).toMatch(whole);
  keepFigure('review mail: hostile texts, no header injected', mails.length);
});

emulatorTest('what is no review, or imported, is not mailed, nor tried again', async () => {
  const { database, event, received, mail, logged } = await setup('mail-not');
  const document = { ...event.document };
  await mail({ ...event, document: { ...document, review: ['Geheim'] } });
  await mail({ ...event, document: { ...document, stars: 6 } });
  await mail({ ...event, document: { ...document, date: '20-11-2026' } });
  await mail({ ...event, document: { ...document, date: '2026/02/31' } });
  await mail({ ...event, document: {} });
  expect(logged).toHaveLength(5);
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Geheim/);
  await mail({ ...event, document: { ...document, date: '2019/05/01' } });
  expect(logged).toHaveLength(5);
  expect(await received()).toEqual([]);
  expect((await database.collection('mailedReviews').get()).size).toBe(0);
});

emulatorTest(
  'forty reviews in an hour give ten mails, and one digest that counts the rest',
  async () => {
    const { event, received, clock, mail, logged } = await setup('mail-forty');
    clock.time = Math.ceil(event.time / hour) * hour;
    const events = Array.from({ length: 40 }, (_, index) => ({ ...event, name: `${index}` }));
    const waiting = await deliverAll(mail, [...events, ...events.slice(5, 15)]);
    expect(await received()).toHaveLength(10);
    clock.time += hour + functionTimeout;
    expect(await deliverAll(mail, waiting)).toEqual([]);
    expect(await deliverAll(mail, events)).toEqual([]);
    const subjects = (await received()).map(({ parsed }) => parsed.subject);
    expect(subjects).toEqual([...Array(10).fill(subjects[0]), '30 nieuwe recensies']);
    expect(logged).toEqual([]);
  },
);

emulatorTest('the deployed function takes the event as the platform sends it', async () => {
  const outbox = await openOutbox();
  const { database, projectId } = await connectFunction('mail-deployed');
  stubDeployment(projectId, outbox.url);
  const { mailNewReview } = await import('../../functions/src/index.ts');
  expect(mailNewReview.__endpoint).toMatchObject({
    region: ['europe-west1'],
    maxInstances: 1,
    concurrency: 1,
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }, { key: 'OWNER_SECRET' }],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'reviews/{name}' },
      retry: true,
    },
  });

  await storeReview(database, '31');
  const { event } = await readPlatformEvent(projectId, 'created');
  // The platform calls it with its raw event, which is not the typed one.
  const deliver = mailNewReview as unknown as (event: object) => Promise<void>;
  await deliver(structuredClone(event));
  await deliver(structuredClone(event));
  const subjects = (await outbox.received()).map(({ parsed }) => parsed.subject);
  expect(subjects).toEqual(['Nieuwe recensie: 4 van 5 sterren']);
});
