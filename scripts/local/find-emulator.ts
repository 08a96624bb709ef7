import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

type FoundEmulator = { jar: string; where: string } | { missing: string };

const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

export function findEmulatorJar(): FoundEmulator {
  const java = spawnSync('java', ['-version']);
  if (java.status !== 0) {
    return { missing: 'Java is missing; install Java 11 or newer, such as OpenJDK' };
  }
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return { jar: named, where: 'FIRESTORE_EMULATOR_JAR' };
    return { missing: `FIRESTORE_EMULATOR_JAR names ${named}, which is not there` };
  }
  const inSdk = findInSdk();
  if (inSdk) return { jar: inSdk, where: 'Google Cloud SDK' };
  const inCache = findInCache();
  if (inCache) return { jar: inCache, where: 'Firebase tools' };
  return { missing: 'it is missing; run "npm run firebase setup:emulators:firestore" once' };
}

function findInSdk(): string | undefined {
  const jars = listCloudSdks().map((sdk) => join(sdk, jarInSdk));
  return jars.find((jar) => existsSync(jar));
}

/** Returns the newest of the jars that Firebase tools downloaded. */
function findInCache(): string | undefined {
  const folder = join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) => jarOfTools.test(name));
  const newest = jars.sort(byVersion).at(-1);
  return newest && join(folder, newest);
}

const jarOfTools = /^cloud-firestore-emulator-v.*\.jar$/;

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function listCloudSdks(): string[] {
  const sdks = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];
  const path = process.env.PATH ?? '';
  for (const folder of path.split(delimiter)) {
    const command = join(folder, 'gcloud');
    if (!existsSync(command)) continue;
    // gcloud is often a symbolic link to bin/gcloud in the SDK's folder.
    const binary = realpathSync(command);
    sdks.push(dirname(dirname(binary)));
  }
  return sdks;
}
