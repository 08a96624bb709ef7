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
  const java = startJava([
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
  ]);
  const origin = `http://${host}:${port}`;
  await untilUp(origin, java);

  let exporting = Promise.resolve();
  return {
    host,
    port,
    projectId,
    exportTo(folder) {
      // Exports run one after another, because each removes all other exports.
      exporting = exporting.catch(() => {}).then(() => exportDatabase(origin, projectId, folder));
      return exporting;
    },
    async stop() {
      java.kill();
      await java.ended;
    },
  };
}

// Ctrl-C reaches every process of the terminal. Java ignores it, so that its data can be exported.
// The subshell's `read` fails when this process ends, even by a crash. It then kills Java.
const shell = `
  trap '' INT TERM HUP
  exec 3<&0
  (read -r word <&3 || kill -9 $$) >/dev/null 2>&1 &
  exec java "$@" 3<&- </dev/null`;

type Java = ReturnType<typeof startJava>;

function startJava(options: readonly string[]) {
  const child = spawn('sh', ['-c', shell, 'java', ...options]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000);
    });
  }
  child.stdin.on('error', () => {}); // writing fails if the subshell has ended
  const ended = once(child, 'close').finally(() => child.stdin.end('over\n'));
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => child.kill('SIGKILL'),
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
