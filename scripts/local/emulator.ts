import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { exportDatabase, findExport } from './emulator-export.ts';
import { findEmulatorJar } from './find-emulator.ts';
import { claimPort } from './ports.ts';

/** Must equal the default in src/data/settings.ts, or the site finds no documents. */
export const localProject = 'demo-trimsalon';

export type Emulator = {
  host: '127.0.0.1';
  port: number;
  projectId: string;
  exportTo: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
};

type EmulatorOptions = {
  port: number;
  rulesFile: string;
  projectId: string;
  importFrom?: string;
  /** Puts Java in its own process group, which Ctrl-C does not reach: its data can be exported. */
  detached?: boolean;
};

const host = '127.0.0.1';
const waits = { start: 60_000, poll: 100 }; // ms; a start takes about 1 s, longer on a busy machine

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const found = findEmulatorJar();
  if ('missing' in found) throw new Error(`No Firestore emulator: ${found.missing}.`);
  const port = await claimPort({
    port: options.port,
    setting: 'FIRESTORE_PORT',
    purpose: 'the Firestore emulator',
  });
  const { projectId, importFrom } = options;
  const seed = importFrom && (await findExport(importFrom));
  const words = [
    // The first two options halve the CPU time of a short run (measured).
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
  ];
  const java = startJava(words, options.detached ?? false);
  const origin = `http://${host}:${port}`;
  await untilUp(origin, java);

  return {
    host,
    port,
    projectId,
    exportTo: (folder) => exportDatabase(origin, projectId, folder),
    async stop() {
      java.kill();
      await java.ended;
    },
  };
}

type Java = ReturnType<typeof startJava>;

function startJava(words: readonly string[], detached: boolean) {
  const child = spawn('java', words, { detached, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
    });
  }
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').finally(() => process.off('exit', kill));
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill,
    readLastOutput: () => output.trim(),
  };
}

async function untilUp(origin: string, java: Java): Promise<void> {
  const end = performance.now() + waits.start;
  while (performance.now() < end) {
    if (!java.isRunning()) {
      throw new Error(`The Firestore emulator stopped at its start:\n${java.readLastOutput()}`);
    }
    const response = await fetch(origin).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, waits.poll));
  }
  java.kill();
  throw new Error(
    `The Firestore emulator was not up within ${waits.start / 1000} s:\n${java.readLastOutput()}`,
  );
}
