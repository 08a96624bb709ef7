import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';

/** A deployed function keeps its settings and its connection to the database for the life of a
 * process. Test files share processes, so each deployment of a test starts without both. */
export async function forgetFunctions(): Promise<void> {
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
}
