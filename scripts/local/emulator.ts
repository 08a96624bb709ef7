// Starts and stops the official Firestore emulator. It listens on this machine only.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { exportDatabase, findExport } from './emulator-export.ts';
import { findEmulatorJar } from './find-emulator.ts';
import { type RunningJava, runJava } from './run-java.ts';

export type Emulator = {
  host: '127.0.0.1';
  port: number;
  projectId: string;
  /** Keeps all documents in the folder, for `importFrom`. Whoever reads it sees a whole export. */
  exportTo: (folder: string) => Promise<void>;
  /** Removes all documents of the project. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

export type EmulatorOptions = {
  /** 0 takes a free one. */
  port: number;
  /** Read once, at the start. */
  rulesFile: string;
  projectId: string;
  /** A folder that `exportTo` wrote; one that is not there yet means an empty database. */
  importFrom?: string;
};

const host = '127.0.0.1';
/** Milliseconds. Starting takes about 1 s, more when the machine is busy. */
const waits = { start: 60_000, look: 100, stop: 5_000 };

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const found = findEmulatorJar();
  if ('missing' in found) throw new Error(found.missing);
  const port = await claimPort(options.port);
  const { projectId } = options;
  const seed = options.importFrom && (await findExport(options.importFrom));
  const running = runJava([
    // Its life is short: quick compilation and a plain collector halve the work (measured).
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Duser.language=en',
    '-cp',
    found.jar,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `--host=${host}`,
    `--port=${port}`,
    `--rules=${resolve(options.rulesFile)}`,
    `--project_id=${projectId}`,
    ...(seed ? [`--seed_from_export=${seed}`] : []),
  ]);
  const origin = `http://${host}:${port}`;
  await untilUp(origin, running);

  let exporting = Promise.resolve();
  return {
    host,
    port,
    projectId,
    exportTo(folder) {
      // One at a time: a second export would take the first one's for an old one.
      exporting = exporting.catch(() => {}).then(() => exportDatabase(origin, projectId, folder));
      return exporting;
    },
    clear: () =>
      ask(`${origin}/emulator/v1/projects/${projectId}/databases/(default)/documents`, 'DELETE'),
    async stop() {
      if (running.isOver()) return;
      await ask(`${origin}/shutdown`, 'POST').catch(() => {});
      const lastResort = setTimeout(running.kill, waits.stop);
      await running.over;
      clearTimeout(lastResort);
    },
  };
}

async function ask(address: string, method: string): Promise<void> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The Firestore emulator answered ${response.status}`);
}

async function untilUp(origin: string, running: RunningJava): Promise<void> {
  const end = performance.now() + waits.start;
  while (performance.now() < end) {
    if (running.isOver()) {
      throw new Error(`The Firestore emulator stopped at its start:\n${running.readOutput()}`);
    }
    const isUp = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(waits.look);
  }
  running.kill();
  throw new Error(
    `The Firestore emulator was not up within ${waits.start / 1000} s:\n${running.readOutput()}`,
  );
}

/** The port itself, or a free one for 0; rejects when something else listens there. */
async function claimPort(port: number): Promise<number> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} is in use by another program.`, { cause });
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
