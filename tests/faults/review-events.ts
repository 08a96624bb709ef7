import type { Firestore } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { emptyDatabase, emulatorForTests } from '../emulator.ts';
import { forgetFunctions } from '../functions/forget-functions.ts';
import { addresses } from '../functions/mail-site.ts';
import { typedReview } from '../functions/review-event.ts';

/** Empties a database, and connects to it with the full access of a deployed function. */
export async function connectFunction(name: string) {
  const emulator = await emptyDatabase(name);
  const database = connectAsOwner(emulator);
  onTestFinished(() => database.terminate());
  return { database, projectId: emulator.projectId };
}

export const ownerSecret = 'zo geheim dat niemand het kan raden';

/** Stubs the settings of a deployment. Import its functions after this. */
export async function stubDeployment(projectId: string, smtpUrl = ''): Promise<void> {
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
export async function readEvent(database: Firestore) {
  const stored = await database.doc('reviews/31').get();
  const time = new Date().toISOString();
  return { data: stored, params: { documentName: '31' }, project: 'demo', time };
}

export async function storeReview(
  database: Firestore,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  await database.doc(`reviews/${name}`).create({ id: Number(name), ...typedReview, ...changes });
}
