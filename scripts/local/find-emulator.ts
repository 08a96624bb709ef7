// Finds the official Firestore emulator on this machine. Nothing is downloaded here.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** `where` says in words how it was found, `missing` what to install. */
export type FoundEmulator = { jar: string; where: string } | { missing: string };

const oldestJava = 11;

export function findEmulatorJar(environment: NodeJS.ProcessEnv = process.env): FoundEmulator {
  const java = readJavaVersion();
  if (java === null) {
    return { missing: `Java is missing: install Java ${oldestJava} or newer (OpenJDK will do).` };
  }
  if (java < oldestJava) {
    return { missing: `Java ${java} is too old: the emulator needs ${oldestJava} or newer.` };
  }

  const named = environment.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return { jar: named, where: 'FIRESTORE_EMULATOR_JAR' };
    return { missing: `FIRESTORE_EMULATOR_JAR names ${named}, which is not there.` };
  }
  return (
    findInCloudSdk(environment) ??
    findInFirebaseCache() ?? {
      missing:
        'The Firestore emulator is missing: run "npx firebase-tools setup:emulators:firestore" once.',
    }
  );
}

function findInCloudSdk(environment: NodeJS.ProcessEnv): FoundEmulator | null {
  const inSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  const roots = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud');
    // gcloud is often a link into the bin folder of the SDK.
    if (existsSync(gcloud)) roots.push(dirname(dirname(realpathSync(gcloud))));
  }
  const jar = roots.map((root) => join(root, inSdk)).find((path) => existsSync(path));
  return jar ? { jar, where: 'Google Cloud SDK' } : null;
}

function findInFirebaseCache(): FoundEmulator | null {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const newest = pickNewestJar(readdirSync(folder));
  return newest ? { jar: join(folder, newest), where: 'Firebase tools' } : null;
}

/** By version and not by letter: v1.19.8 comes before v1.20.0 and v1.9.0 before both. */
export function pickNewestJar(names: readonly string[]): string | undefined {
  return names
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

function readJavaVersion(): number | null {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (status !== 0) return null;
  return parseJavaVersion(stderr);
}

/** 'openjdk version "17.0.15"' -> 17. Java 8 still called itself 1.8. */
export function parseJavaVersion(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return null;
  return Number(first === '1' ? second : first);
}
