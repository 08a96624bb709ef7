// Tests when a new review is mailed. tests/functions/review-mail.test.ts tests the mail's text.

import { hourMs } from 'shared/durations.ts';
import { expect, vi } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import {
  createReviewMailer,
  type ReviewMailerOptions,
} from '../../functions/src/review-mail/review-mailer.ts';
import { emulatorTest } from '../emulator.ts';
import { refuse, startFaultyMailServer } from '../functions/faulty-mail-server.ts';
import { addresses, openOutbox } from '../functions/mail-site.ts';
import { createEvent, ownerLinks } from '../functions/review-event.ts';
import {
  connectFunction,
  ownerSecret,
  readEvent,
  storeReview,
  stubDeployment,
} from './review-events.ts';

const event = createEvent('aB3dE5gH7jK9mN1pQ3sT');
const events = Array.from({ length: 14 }, (_, index) => createEvent(`${index}`));

async function setup(name: string) {
  const { database: firestore } = await connectFunction(name);
  const outbox = await openOutbox();
  const clock = { time: Math.ceil(Date.now() / hourMs) * hourMs };
  const logged: unknown[] = [];
  const database = connectDatabase(firestore);
  const createMailer = (changes: Partial<ReviewMailerOptions> = {}) =>
    createReviewMailer({
      createLinks: () => ownerLinks,
      database,
      deliver: createSmtpDelivery(outbox.url, addresses),
      now: () => clock.time,
      log: (...entry) => logged.push(entry),
      warn: (...entry) => logged.push(entry),
      ...changes,
    });
  const createMailerTo = (port: number) =>
    createMailer({ deliver: createSmtpDelivery(`smtp://127.0.0.1:${port}`, addresses) });
  const { received } = outbox;
  return { firestore, database, clock, logged, createMailer, createMailerTo, received };
}

emulatorTest('fourteen reviews in an hour cause eleven mails, even if events repeat', async () => {
  const { firestore, clock, createMailer, received, logged } = await setup('mail-fourteen');
  const mail = createMailer();
  for (const each of [...events, ...events]) await mail(each);
  const mails = await received();
  expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(11);
  expect(mails.map(({ parsed }) => parsed.subject?.includes('meer volgen'))).toEqual([
    ...Array(10).fill(false),
    true,
  ]);
  clock.time += hourMs;
  for (const each of events.slice(0, 11)) await mail(each);
  expect(await received()).toHaveLength(11);
  await mail(event);
  expect((await received()).at(-1)?.parsed.subject).toBe('Nieuwe recensie: 4 van 5 sterren');
  expect(logged).toEqual([]);
  const stored = await firestore.collection('mailedReviews').get();
  expect(stored.size).toBe(12 + 2); // 12 reviews, and the counts of two hours
  const week = expect.objectContaining({ seconds: expect.any(Number) });
  for (const document of stored.docs) expect(document.get('expireAt')).toEqual(week);
});

emulatorTest('after a mail outage at most eleven reviews an hour cause one mail each', async () => {
  const { clock, createMailer, createMailerTo, received, logged } = await setup('mail-outage');
  const mailInOutage = createMailerTo(1); // no server listens on port 1
  for (const each of events) await expect(mailInOutage(each)).rejects.toThrow('tried again');
  expect(logged).toHaveLength(14);
  expect(JSON.stringify(logged)).toContain('ESOCKET');
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Fijn|zachtpoot/);
  const mail = createMailer();
  for (const each of events.slice(0, 12)) await mail(each);
  expect(await received()).toHaveLength(11);
  clock.time += hourMs;
  for (const each of events.slice(12)) await mail(each);
  const ids = (await received()).map(({ parsed }) => parsed.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([11 + 2, 11 + 2]);
});

emulatorTest('an accepted but unrecorded mail is resent with the same Message-ID', async () => {
  const { database, createMailer, received } = await setup('mail-not-recorded');
  const transact = () => Promise.reject(new Error('Away')); // it would record the mail
  const mail = createMailer({ database: { ...database, transact } });
  await expect(mail(event)).rejects.toThrow('Away');
  await createMailer()(event);
  const ids = (await received()).map(({ parsed }) => parsed.messageId);
  expect(ids).toEqual([ids[0], ids[0]]);
});

emulatorTest('a permanently refused mail is logged, and its event is not retried', async () => {
  const port = await startFaultyMailServer({
    onData: (_, __, callback) => callback(refuse(554, 'Anouk is spam')),
  });
  const { firestore, createMailerTo, logged } = await setup('mail-refused');
  await createMailerTo(port)(event);
  const details = expect.objectContaining({ document: event.documentName, responseCode: 554 });
  expect(logged).toEqual([['The mail of a review was not accepted', details]]);
  expect(JSON.stringify(logged)).not.toContain('Anouk');
  expect((await firestore.collection('mailedReviews').get()).size).toBe(0);
});

emulatorTest('the deployed mailNewReview mails a review once, even if it is restored', async () => {
  const outbox = await openOutbox();
  const { database: firestore, projectId } = await connectFunction('mail-deployed');
  await stubDeployment(projectId, outbox.url);
  const { mailNewReview } = await import('../../functions/src/review-mail/mail-new-review.ts');
  type Event = Parameters<typeof mailNewReview.run>[0]; // readEvent leaves out some fields
  const deliver = async () => mailNewReview.run((await readEvent(firestore)) as Event);
  await storeReview(firestore, '31');
  vi.stubEnv('OWNER_SECRET', 'te kort');
  await expect(deliver()).rejects.toThrow('OWNER_SECRET has under 32 characters');
  vi.stubEnv('OWNER_SECRET', ownerSecret);
  await deliver();
  await deliver();
  // Simulates a restore from the bin, which stores the review again.
  await firestore.doc('reviews/31').delete();
  await storeReview(firestore, '31');
  await deliver();
  const subjects = (await outbox.received()).map(({ parsed }) => parsed.subject);
  expect(subjects).toEqual(['Nieuwe recensie: 4 van 5 sterren']);
});
