import { unsubscribe } from 'node:diagnostics_channel';
import { deleteApp, getApps } from 'firebase-admin/app';
import { onTestFinished, vi } from 'vitest';
import { addresses } from './mail-site.ts';

export const ownerSecret = 'zo geheim dat niemand het kan raden';

/** Stubs the settings of a deployment. Call `importFunctions` after this: they keep their settings and
 * their database for the life of a process, which test files share. */
export async function stubDeployment(changes: Record<string, string>): Promise<void> {
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
  const settings = {
    OWNER_SECRET: ownerSecret,
    MAIL_TO: addresses.to,
    MAIL_FROM: addresses.from,
    SITE_ORIGINS: '',
    OWNER_URL: '',
    GCLOUD_PROJECT: 'demo-trimsalon',
    METADATA_SERVER_DETECTION: 'none', // otherwise Google's library searches for a metadata server
    ...changes,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

/** Imports all functions for one test. Its other servers then get the lengths of bodies again. */
export async function importFunctions() {
  const functions = await import('../../functions/src/index.ts');
  const { dropLength, requestStart } = await import('../../functions/src/leave-bodies-unread.ts');
  onTestFinished(() => void unsubscribe(requestStart, dropLength));
  return functions;
}
