import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

type FoundEmulator = { jar: string; where: string } | { missing: string };

const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

export function findEmulatorJar(): FoundEmulator {
  if (spawnSync('java', ['-version']).status !== 0) {
    return { missing: 'Java is missing; install Java 11 or newer, such as OpenJDK' };
  }
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return { jar: named, where: 'FIRESTORE_EMULATOR_JAR' };
    return { missing: `FIRESTORE_EMULATOR_JAR names ${named}, which is not there` };
  }
  const inSdk = listCloudSdks()
    .map((sdk) => join(sdk, jarInSdk))
    .find((path) => existsSync(path));
  if (inSdk) return { jar: inSdk, where: 'Google Cloud SDK' };

  const cache = join(homedir(), '.cache/firebase/emulators');
  const newest = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (newest) return { jar: join(cache, newest), where: 'Firebase tools' };
  return { missing: 'it is missing; run "npm run firebase setup:emulators:firestore" once' };
}

function listCloudSdks(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const commands = folders.map((folder) => join(folder, 'gcloud')).filter(existsSync);
  return [
    '/usr/lib/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    // gcloud is often a symbolic link to bin/gcloud in the SDK's folder.
    ...commands.map((gcloud) => dirname(dirname(realpathSync(gcloud)))),
  ];
}
