// Gives each worker an emulator of its own, behind a proxy that can fail. The browser connects to
// this proxy instead of the site's Firestore server.
import { countReviews } from '../../../functions/src/review-count/count-reviews.ts';
import { startEmulator } from '../../../scripts/local/emulator.ts';
import { createSeed } from '../../../scripts/local/seed.ts';
import { connectAsOwner, writeSeed } from '../../../scripts/local/write-seed.ts';
import { type FaultProxy, startFaultProxy } from '../../data/fault-proxy.ts';
import { connectFirestore, type FirestoreClient } from '../../firestore-client.ts';
import { today } from '../../today.ts';
import { site } from '../site-server.ts';
import { test as base } from '../site-test.ts';

export { expect } from '@playwright/test';

export type FaultyConnection = {
  proxy: FaultProxy;
  owner: FirestoreClient;
  emulator: { host: string; port: number; projectId: string }; // the emulator itself, not the proxy
};

type OfTest = { connection: FaultyConnection };
type OfWorker = { ownConnection: FaultyConnection };

export const test = base.extend<OfTest, OfWorker>({
  ownConnection: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const projectId = 'demo-trimsalon';
      const emulator = await startEmulator({ port: 0, projectId });
      await writeSeed(emulator, createSeed(today()));
      const database = connectAsOwner(emulator);
      await countReviews(database);
      await database.terminate();
      const proxy = await startFaultProxy(emulator.port);
      const owner = connectFirestore(`http://127.0.0.1:${emulator.port}`, projectId, 'owner');
      await use({ proxy, owner, emulator: { ...emulator, projectId } });
      await proxy.refuse();
      await emulator.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  launchOptions: [
    async ({ launchOptions, ownConnection }, use) => {
      const server = `127.0.0.1:${site.firestorePort}`;
      const rule = `MAP ${server} 127.0.0.1:${ownConnection.proxy.port}`;
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
      });
    },
    { scope: 'worker' },
  ],
  connection: async ({ ownConnection }, use) => {
    ownConnection.proxy.chooseFault(() => 'none');
    await ownConnection.proxy.listen();
    await use(ownConnection);
  },
});
