// The built site on an emulator of its own, with a line to it that fails when asked to. Each worker
// has one; the browser takes the proxy for the address that the build knows.

import { type Emulator, startEmulator } from '../../scripts/local/emulator.ts';
import { createSeedReviews, seedPhotos } from '../../scripts/local/seed.ts';
import { writeSeed } from '../../scripts/local/write-seed.ts';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { connectFirestore, type FirestoreClient } from '../firestore-client.ts';
import { today } from '../load/today.ts';
import { site } from './site-server.ts';
import { test as base } from './site-test.ts';

export { expect } from '@playwright/test';

type Line = {
  proxy: FaultProxy;
  owner: FirestoreClient;
  /** Ends the emulator as a crash would: nothing is kept, and the line leads nowhere. */
  crash: () => Promise<void>;
  /** A new emulator with the seed, at another port, behind the same line. */
  restart: () => Promise<void>;
};

async function startLine(): Promise<Line & { stop: () => Promise<void> }> {
  let emulator = await start();
  const proxy = await startFaultProxy(emulator.port);
  return {
    proxy,
    get owner() {
      return connectFirestore(origin(emulator), emulator.projectId, 'owner');
    },
    crash: () => emulator.stop(),
    async restart() {
      emulator = await start();
      proxy.leadTo(emulator.port);
    },
    async stop() {
      await proxy.stop();
      await emulator.stop();
    },
  };

  async function start() {
    const started = await startEmulator({
      port: 0,
      rulesFile: 'firestore.rules',
      projectId: 'demo-trimsalon',
    });
    await writeSeed(started, createSeedReviews(today()), seedPhotos);
    return started;
  }
}

const origin = ({ host, port }: Emulator) => `http://${host}:${port}`;

export const test = base.extend<{ line: Line }, { ownLine: Line }>({
  ownLine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const line = await startLine();
      await use(line);
      await line.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  launchOptions: [
    async ({ launchOptions, ownLine }, use) => {
      const address = `127.0.0.1:${site.firestorePort}`;
      const rule = `MAP ${address} 127.0.0.1:${ownLine.proxy.port}`;
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
      });
    },
    { scope: 'worker' },
  ],
  /** Without a fault at the start of each test. */
  line: async ({ ownLine }, use) => {
    ownLine.proxy.choose(() => 'none');
    await ownLine.proxy.listen();
    await use(ownLine);
  },
});
