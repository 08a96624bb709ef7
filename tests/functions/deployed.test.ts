// The functions as they are deployed, on the database of the emulator.
import type { Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import { createToken } from '../../functions/src/tokens.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase, emulatorForTests, emulatorTest } from '../emulator.ts';
import { serve } from '../local/serve.ts';
import { olderReviews } from '../older-site.ts';
import { addReviews } from '../owner/owner-site.ts';
import { forgetFunctions } from './forget-functions.ts';
import { addresses, openOutbox } from './mail-site.ts';
import { typedReview } from './review-event.ts';

/** Empties a database, and connects to it with the full access of a deployed function. */
async function connectFunction(name: string) {
  const emulator = await emptyDatabase(name);
  const database = connectAsOwner(emulator);
  onTestFinished(() => database.terminate());
  return { database, projectId: emulator.projectId };
}

const ownerSecret = 'zo geheim dat niemand het kan raden';

/** Stubs the settings of a deployment. Import its functions after this. */
async function stubDeployment(projectId: string, smtpUrl = ''): Promise<void> {
  await forgetFunctions();
  const { host, port } = emulatorForTests();
  const settings = {
    SMTP_URL: smtpUrl,
    REVIEW_SMTP_URL: smtpUrl,
    OWNER_SECRET: ownerSecret,
    MAIL_TO: addresses.to,
    MAIL_FROM: addresses.from,
    SITE_ORIGINS: '',
    OWNER_URL: '',
    METADATA_SERVER_DETECTION: 'none', // otherwise Google's library searches for a metadata server
    FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    GCLOUD_PROJECT: projectId,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

/** Makes an event of the stored review 31, with only the fields that our functions use. */
async function readEvent(database: Firestore) {
  const stored = await database.doc('reviews/31').get();
  const time = new Date().toISOString();
  return { data: stored, params: { documentName: '31' }, project: 'demo', time };
}

async function storeReview(
  database: Firestore,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  await database.doc(`reviews/${name}`).create({ id: Number(name), ...typedReview, ...changes });
}

const read = async (database: Firestore) =>
  (await database.doc('summaries/reviews').get()).data() ?? {};

emulatorTest('the count and the average are of what the list shows', async () => {
  const { database } = await connectFunction('summary-older-site');
  for (const [name, review] of Object.entries(olderReviews))
    await database.doc(`reviews/${name}`).set(review);
  const unlisted = [{ date: undefined }, { id: undefined }, { review: undefined }, { review: '' }];
  for (const [index, change] of unlisted.entries()) {
    const fields = { ...typedReview, id: index, stars: 1, ...change };
    const stored = Object.entries(fields).filter(([, value]) => value !== undefined);
    await database.doc(`reviews/unlisted-${index}`).set(Object.fromEntries(stored));
  }
  await storeReview(database, '40', { stars: 2 });
  await countReviews(database);
  const count = Object.keys(olderReviews).length + 1;
  expect(await read(database)).toMatchObject({ count, leftOut: 4, average: (3 * 5 + 2) / 4 });
});

emulatorTest('summarizeReviews updates the count for new and removed reviews', async () => {
  const { database, projectId } = await connectFunction('summary-deployed');
  await stubDeployment(projectId);
  const { summarizeReviews } = await import(
    '../../functions/src/review-count/summarize-reviews.ts'
  );
  type Event = Parameters<typeof summarizeReviews.run>[0]; // Firebase's event has more fields
  const deliver = async () => {
    const { data: after, ...event } = await readEvent(database);
    await summarizeReviews.run({ ...event, data: { after } } as Event);
  };
  expect(summarizeReviews.__endpoint).toMatchObject({ maxInstances: 1, concurrency: 1 });
  await storeReview(database, '31');
  await storeReview(database, '32', { stars: 5 });
  await deliver();
  expect(await read(database)).toMatchObject({ count: 2, average: 4.5 });
  await database.doc('reviews/32').delete();
  await database.doc('reviews/31').delete();
  await deliver();
  expect(await read(database)).toMatchObject({ count: 0, average: null });
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

emulatorTest('the deployed manageSite shows reviews, and mails a login link', async () => {
  const outbox = await openOutbox();
  const { database, projectId } = await connectFunction('pages-deployed');
  await stubDeployment(projectId, outbox.url);
  await addReviews(connectDatabase(database), [31]);
  const { manageSite } = await import('../../functions/src/index.ts');
  // A cast, because Firebase's request type has fields that a plain request lacks.
  const call = manageSite as unknown as Parameters<typeof serve>[0];
  const origin = await serve(call);
  const Cookie = `__session=${createToken(ownerSecret, 'session', Date.now())}`;
  const page = await fetch(`${origin}/beheer`, { headers: { Cookie } });
  expect(await page.text()).toContain('Klant 31');
  const body = new URLSearchParams();
  const request = {
    method: 'POST',
    body,
    headers: { Origin: `https://${projectId}-beheer.web.app` },
  };
  expect((await fetch(`${origin}/beheer/nieuwe-link`, request)).status).toBe(200);
  const [mail] = await outbox.received();
  expect(mail?.to).toEqual([addresses.to]);
  const link = `https://${projectId}-beheer.web.app/beheer/inloggen#token=`;
  expect(mail?.parsed.text).toContain(link);
});
