// Finds the official Firestore emulator on this machine. Nothing is downloaded here.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export type FoundEmulator = { jar: string; where: string } | { missing: string }; // missing: what to install, without a full stop

const oldestJava = 11;
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

export function findEmulatorJar(environment: NodeJS.ProcessEnv = process.env): FoundEmulator {
  const java = parseJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr);
  if (java === null) {
    return { missing: `Java is missing; install Java ${oldestJava} or newer, such as OpenJDK` };
  }
  if (java < oldestJava) {
    return { missing: `Java ${java} is too old; the emulator needs ${oldestJava} or newer` };
  }
  const named = environment.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return { jar: named, where: 'FIRESTORE_EMULATOR_JAR' };
    return { missing: `FIRESTORE_EMULATOR_JAR names ${named}, which is not there` };
  }
  const jar = listCloudSdks(environment.PATH ?? '')
    .map((sdk) => join(sdk, jarInSdk))
    .find((path) => existsSync(path));
  if (jar) return { jar, where: 'Google Cloud SDK' };

  const cache = join(homedir(), '.cache/firebase/emulators');
  const newest = existsSync(cache) && pickNewestJar(readdirSync(cache));
  if (newest) return { jar: join(cache, newest), where: 'Firebase tools' };
  return {
    missing: 'it is missing; run "npm run firebase setup:emulators:firestore" once',
  };
}

function listCloudSdks(path: string): string[] {
  const commands = path.split(delimiter).map((folder) => join(folder, 'gcloud'));
  return [
    '/usr/lib/google-cloud-sdk', // Debian's package
    join(homedir(), 'google-cloud-sdk'), // Google's installer
    // gcloud is often a link into the bin folder of the SDK.
    ...commands.filter(existsSync).map((gcloud) => dirname(dirname(realpathSync(gcloud)))),
  ];
}

export function pickNewestJar(names: readonly string[]): string | undefined {
  return names
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true })) // v1.9.0 before v1.19.8
    .at(-1);
}

/** 'openjdk version "17.0.15"' -> 17. Java 8 still called itself 1.8. */
export function parseJavaVersion(output: string | null): number | null {
  const [, version] = /version "(?:1\.)?(\d+)/.exec(output ?? '') ?? [];
  return version === undefined ? null : Number(version);
}
