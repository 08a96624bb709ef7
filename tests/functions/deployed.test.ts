// The functions as they are deployed, on the database of the emulator.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { createToken } from '../../functions/src/tokens.ts';
import { findFreePort } from '../../scripts/local/ports.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase, emulatorForTests, emulatorTest } from '../emulator.ts';
import { serve } from '../local/serve.ts';
import { addReviews } from '../owner/owner-site.ts';
import { addresses, openOutbox } from './mail-site.ts';
import { typedReview } from './review-event.ts';
import { importFunctions, ownerSecret, stubDeployment } from './stub-deployment.ts';

/** Deploys the functions on an empty database. Connects to it with their full access. */
async function deploy(name: string) {
  const { host, port, ...emulator } = await emptyDatabase(name);
  const { projectId } = emulator;
  const database = connectAsOwner({ host, port, projectId });
  onTestFinished(() => database.terminate());
  const outbox = await openOutbox();
  await stubDeployment({
    SMTP_URL: outbox.url,
    FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId }),
    GCLOUD_PROJECT: projectId,
  });
  return { database, projectId, outbox, ownerUrl: `https://${projectId}-beheer.web.app` };
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
  const { database, projectId } = await deploy('summary-deployed');
  const origin = await startFramework('summarizeReviews');
  await storeReview(database, '31');
  await storeReview(database, '32', { stars: 5 });
  await storeReview(database, '33', { stars: '1' }); // an older site's: listed, without stars
  await storeReview(database, '34', { review: '' }); // not listed
  const time = new Date(Date.now() - 1).toISOString();
  expect(await deliver(origin, projectId, '32')).toBe(204);
  expect(await read(database)).toMatchObject({ count: 3, average: 4.5, leftOut: 1 });
  await database.doc('summaries/reviews').set({ count: 0 });
  // An event that the last count already has.
  expect(await deliver(origin, projectId, '32', time)).toBe(204);
  expect(await read(database), 'a burst of events would cost many reads').toEqual({ count: 0 });
  for (const name of [31, 32, 33]) await database.doc(`reviews/${name}`).delete();
  expect(await deliver(origin, projectId, '31')).toBe(204);
  expect(await read(database)).toMatchObject({ count: 0, average: null });
});

emulatorTest('mailNewReview mails a new review to the owner', async () => {
  const { database, projectId, outbox, ownerUrl } = await deploy('mail-deployed');
  await storeReview(database, '31');
  const origin = await startFramework('mailNewReview');
  expect(await deliver(origin, projectId, '31')).toBe(204);
  const [mail] = await outbox.received();
  expect(mail?.parsed.text).toContain(`${ownerUrl}/beheer/recensie?naam=31`);
});

emulatorTest('the deployed manageSite shows reviews, and mails a login link', async () => {
  const { database, outbox, ownerUrl } = await deploy('pages-deployed');
  await addReviews(connectDatabase(database), [31]);
  const { manageSite } = await importFunctions();
  // A cast, because Firebase's request type has fields that a plain request lacks.
  const call = manageSite as unknown as Parameters<typeof serve>[0];
  const origin = await serve(call);
  const Cookie = `__session=${createToken(ownerSecret, 'session', Date.now())}`;
  const page = await fetch(`${origin}/beheer`, { headers: { Cookie } });
  expect(await page.text()).toContain('Klant 31');
  const request = { method: 'POST', body: new URLSearchParams(), headers: { Origin: ownerUrl } };
  expect((await fetch(`${origin}/beheer/nieuwe-link`, request)).status).toBe(200);
  const [mail] = await outbox.received();
  expect(mail?.to).toEqual([addresses.to]);
  expect(mail?.parsed.text).toContain(`${ownerUrl}/beheer/inloggen#token=`);
});
