import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findExport } from './emulator-export.ts';
import { findEmulatorJar } from './find-emulator.ts';
import { createPortError, findFreePort } from './ports.ts';

/** Must equal the default in src/data/settings.ts, or the site finds no documents. */
export const localProject = 'demo-trimsalon';

export type Emulator = {
  host: '127.0.0.1';
  port: number;
  projectId: string;
  stop: () => Promise<void>;
};

type EmulatorOptions = {
  port: number;
  projectId: string;
  importFrom?: string;
  /** Puts Java in its own process group, which Ctrl-C does not reach: its data can be exported. */
  detached?: boolean;
};

const host = '127.0.0.1';
const maxStart = 60_000; // ms; a start takes about 1 s, longer on a busy machine

export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const found = findEmulatorJar();
  if ('missing' in found) throw new Error(`No Firestore emulator: ${found.missing}.`);
  const port = options.port || (await findFreePort()); // the emulator does not print a free port
  const { projectId, importFrom } = options;
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
    `--rules=${resolve('firestore.rules')}`,
    `--project_id=${projectId}`,
  ];
  const seed = importFrom && findExport(importFrom);
  if (seed) words.push(`--seed_from_export=${seed}`);
  const java = startJava(words, options.detached ?? false);
  await untilUp(java, port);

  return {
    host,
    port,
    projectId,
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
  const up = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-4_000);
        if (output.includes('is now running')) resolve();
      });
    }
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').finally(() => process.off('exit', kill));
  return { up, ended, kill, readLastOutput: () => output.trim() };
}

/** Waits for the emulator's own words: another program may respond on its port. */
async function untilUp({ up, ended, kill, readLastOutput }: Java, port: number): Promise<void> {
  const timer = setTimeout(kill, maxStart);
  const isUp = await Promise.race([up.then(() => true), ended.then(() => false)]);
  clearTimeout(timer);
  if (isUp) return;
  const output = readLastOutput();
  if (output.includes('BindException')) throw createPortError(port, 'FIRESTORE_PORT');
  throw new Error(`The Firestore emulator stopped at its start:\n${output}`);
}
