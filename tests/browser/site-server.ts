// The servers of the browser tests. Each has its own ports and state folder, so that tests can run
// while `npm start` runs. Each starts with only the example data.
import { rmSync } from 'node:fs';
import { standInSettings } from '../../scripts/build/settings.ts';

/** With another `TEST_PORT`, a second checkout can run its tests simultaneously. */
const firstPort = Number(process.env.TEST_PORT ?? 4273);

type SiteServer = { url: string; state: string; firestorePort: number; command: object };

function describeServer(
  offset: number,
  flags: string,
  settings: Readonly<Record<string, string>> = standInSettings,
) {
  const port = firstPort + offset;
  const firestorePort = port + 4000;
  const state = `.local/test-state/${port}`;
  const url = `http://localhost:${port}`;
  return {
    url,
    state,
    firestorePort,
    command: {
      command: `node --import tsx scripts/start.ts ${flags}`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        FIRESTORE_PORT: String(firestorePort),
        SMTP_PORT: String(port - 3000),
        STATE_FOLDER: state,
        ...settings,
      },
    },
  } as const satisfies SiteServer;
}

/** The build as it is deployed, with all keys, on the Firestore emulator. */
export const site = describeServer(0, '');

const noKeys = Object.fromEntries(Object.keys(standInSettings).map((name) => [name, '']));

/** For the owner's tests, which change what every visitor sees. These builds have no keys. */
export const ownerSites = {
  emulator: describeServer(1, '', noKeys),
  embedded: describeServer(2, '--embedded', noKeys),
};

/** For tests that fake responses of the embedded store. No test adds a review here. */
export const embeddedSite = describeServer(3, '--embedded');

/** `npm run dev`. */
export const devSite = describeServer(4, '--dev --embedded');

/** The servers that a run starts. `npm run screenshots` sets PICTURES, and needs only one. */
export const servers = process.env.PICTURES
  ? [ownerSites.emulator]
  : [site, ...Object.values(ownerSites), embeddedSite, devSite];

// Deletes the state before the servers start. Workers import this file later, and must keep it.
if (!process.env.TEST_WORKER_INDEX) rmSync('.local/test-state', { recursive: true, force: true });
