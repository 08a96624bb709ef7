import type { Express } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { error, warn } from 'firebase-functions/logger';
import { createBucketFiles } from '../album/album-files.ts';
import { connectDatabase } from '../database.ts';
import { createSmtpDelivery } from '../mail/smtp-delivery.ts';
import { serviceAccountOf } from '../service-account.ts';
import { ownerSecret, readOwnerSecret, readSettings, smtpUrl } from '../settings.ts';

let app: Promise<Express> | undefined;

/** One instance, so that photos are made one after another. */
export const manageSite = onRequest(
  {
    region: 'europe-west1',
    serviceAccount: serviceAccountOf('manage-site'),
    invoker: 'public',
    secrets: [smtpUrl, ownerSecret],
    maxInstances: 1,
    concurrency: 20,
    memory: '2GiB', // holds a whole upload; making a photo takes up to 1 GB more
    timeoutSeconds: 60,
  },
  async (request, response) => {
    app ??= createApp();
    (await app)(request, response);
  },
);

async function createApp(): Promise<Express> {
  const secret = readOwnerSecret();
  const { smtpUrl: url, addresses, siteOrigin, ownerOrigin } = readSettings();
  // Imported here, so that the other functions start without React.
  const { createOwnerApp } = await import('./app.ts');
  return createOwnerApp({
    database: connectDatabase(getFirestore(initializeApp())),
    files: createBucketFiles(),
    secret,
    siteOrigin,
    ownerOrigin,
    deliver: createSmtpDelivery(url, addresses),
    now: Date.now,
    log: error,
    warn,
  });
}
