// Tests when a new review is mailed. tests/functions/review-mail.test.ts tests the mail's text.

import { hourMs } from 'shared/durations.ts';
import { expect } from 'vitest';
import { createSmtpDelivery } from '../../functions/src/mail/smtp-delivery.ts';
import { createReviewMailer } from '../../functions/src/review-mail/review-mailer.ts';
import { emulatorTest } from '../emulator.ts';
import { refuse, startFaultyMailServer } from '../functions/faulty-mail-server.ts';
import { addresses, openOutbox, ownerOrigin } from '../functions/mail-site.ts';
import { createEvent } from '../functions/review-event.ts';
import { connectFunction, readEvent, storeReview, stubDeployment } from './review-events.ts';

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

emulatorTest('fourteen reviews in an hour cause eleven mails, and the next hour more', async () => {
  const { clock, createMailer, received, logged } = await setup();
  const mail = createMailer();
  for (const each of events) await mail(each);
  const mails = await received();
  expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(11);
  expect(mails.map(({ parsed }) => parsed.text?.includes('de elfde'))).toEqual([
    ...Array(10).fill(false),
    true,
  ]);
  clock.time += hourMs;
  await mail(event);
  expect(await received()).toHaveLength(12);
  expect(logged).toEqual([]);
});

emulatorTest('a review whose mail fails is tried again, and mailed once', async () => {
  const { createMailer, received, logged } = await setup();
  const outage = createMailer('smtp://127.0.0.1:1'); // no server listens on port 1
  for (const each of events) await expect(outage(each)).rejects.toThrow('tried again');
  expect(logged).toHaveLength(14); // a failed mail does not count for the hour
  expect(JSON.stringify(logged)).toMatch(/ESOCKET|ECONNECTION/);
  expect(JSON.stringify(logged)).not.toMatch(/Anouk|Fijn|zachtpoot/);
  await createMailer()(event);
  await createMailer()(event); // after a crash that lost the event's confirmation
  const ids = (await received()).map(({ parsed }) => parsed.messageId);
  expect(ids).toEqual([ids[0], ids[0]]); // a mail program drops the second copy
});

emulatorTest('a permanently refused mail is logged, and its event is not retried', async () => {
  const port = await startFaultyMailServer({
    onData: (_, __, callback) => callback(refuse(554, 'Anouk is spam')),
  });
  const { createMailer, logged } = await setup();
  await createMailer(`smtp://127.0.0.1:${port}`)(event);
  const details = expect.objectContaining({ document: event.documentName, responseCode: 554 });
  expect(logged).toEqual([['The mail of a review was not accepted', details]]);
  expect(JSON.stringify(logged)).not.toContain('Anouk');
});

emulatorTest('the deployed mailNewReview mails a new review, and not a restored one', async () => {
  const outbox = await openOutbox();
  const { database: firestore, projectId } = await connectFunction('mail-deployed');
  await stubDeployment(projectId, outbox.url);
  const { mailNewReview } = await import('../../functions/src/review-mail/mail-new-review.ts');
  type Event = Parameters<typeof mailNewReview.run>[0]; // readEvent leaves out some fields
  const deliver = async () => mailNewReview.run((await readEvent(firestore)) as Event);
  await storeReview(firestore, '31');
  await deliver();
  // Simulates a restore from the bin, which stores the review again.
  await firestore.doc('reviews/31').delete();
  await storeReview(firestore, '31', { addedAt: Date.now() });
  await deliver();
  const [mail, ...others] = await outbox.received();
  expect(others).toEqual([]);
  expect(mail?.parsed.text).toContain(
    `https://${projectId}-beheer.web.app/beheer/recensie?naam=31`,
  );
});
