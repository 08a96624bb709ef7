// The functions as they are deployed, on the database of the emulator.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, vi } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { countReviews } from '../../functions/src/review-count/count-reviews.ts';
import { createToken } from '../../functions/src/tokens.ts';
import { findFreePort } from '../../scripts/local/ports.ts';
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

/** Runs an event function in Google's framework, in a process of its own, as Cloud Run does. */
async function startFramework(target: string): Promise<string> {
  const port = await findFreePort();
  const main = 'node_modules/@google-cloud/functions-framework/build/src/main.js';
  const env = {
    ...process.env,
    FUNCTION_TARGET: target,
    FUNCTION_SIGNATURE_TYPE: 'cloudevent',
    FUNCTION_SOURCE: 'functions/src/index.ts',
    PORT: `${port}`,
  };
  const framework = spawn(process.execPath, ['--import', 'tsx', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void framework.kill());
  await once(framework.stdout, 'data'); // it listens now
  return `http://127.0.0.1:${port}`;
}

/** Delivers the event of a stored or removed review, as JSON. Returns the status. */
async function deliver(
  origin: string,
  projectId: string,
  name: string,
  time = new Date().toISOString(),
): Promise<number> {
  const database = `projects/${projectId}/databases/(default)`;
  const { host, port } = emulatorForTests();
  const stored = await fetch(`http://${host}:${port}/v1/${database}/documents/reviews/${name}`);
  const event = {
    specversion: '1.0',
    id: name,
    source: `//firestore.googleapis.com/${database}`,
    type: 'google.cloud.firestore.document.v1.created',
    time,
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: `reviews/${name}`,
    data: stored.ok ? { value: await stored.json() } : {},
  };
  const headers = { 'Content-Type': 'application/cloudevents+json' };
  const body = JSON.stringify(event);
  return (await fetch(origin, { method: 'POST', headers, body })).status;
}

emulatorTest('summarizeReviews counts again after a new and a removed review', async () => {
  const { database, projectId } = await connectFunction('summary-deployed');
  await stubDeployment(projectId);
  const origin = await startFramework('summarizeReviews');
  await storeReview(database, '31');
  await storeReview(database, '32', { stars: 5 });
  const time = new Date(Date.now() - 1).toISOString();
  expect(await deliver(origin, projectId, '32')).toBe(204);
  expect(await read(database)).toMatchObject({ count: 2, average: 4.5 });
  await database.doc('summaries/reviews').set({ count: 0 });
  // An event that the last count already has.
  expect(await deliver(origin, projectId, '32', time)).toBe(204);
  expect(await read(database), 'a burst of events would cost many reads').toEqual({ count: 0 });
  await database.doc('reviews/32').delete();
  await database.doc('reviews/31').delete();
  expect(await deliver(origin, projectId, '31')).toBe(204);
  expect(await read(database)).toMatchObject({ count: 0, average: null });
});

emulatorTest('mailNewReview mails a new review to the owner', async () => {
  const outbox = await openOutbox();
  const { database, projectId } = await connectFunction('mail-deployed');
  await stubDeployment(projectId, outbox.url);
  await storeReview(database, '31');
  const origin = await startFramework('mailNewReview');
  expect(await deliver(origin, projectId, '31')).toBe(204);
  const [mail] = await outbox.received();
  const link = `https://${projectId}-beheer.web.app/beheer/recensie?naam=31`;
  expect(mail?.parsed.text).toContain(link);
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
