// The servers of the browser tests. Each has its own ports and state folder, so that tests can run
// while `npm start` runs. Each starts with only the example data.
import { rmSync } from 'node:fs';

/** With another `TEST_PORT`, a second checkout can run its tests simultaneously. */
const firstPort = Number(process.env.TEST_PORT ?? 4273);

type SiteServer = { url: string; state: string; firestorePort: number; command: object };

function describeServer(offset: number, flags: string, environment: Record<string, string> = {}) {
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
        ...environment,
      },
    },
  } as const satisfies SiteServer;
}

/** The production build, as `npm start` serves it, on the Firestore emulator. */
export const site = describeServer(0, '');

/** For the owner's tests, which change what every visitor sees. */
export const ownerSites = {
  emulator: describeServer(1, ''),
  embedded: describeServer(2, '--embedded'),
};

/** The production build on the embedded store, with fake keys for Google's services. */
export const siteWithKeys = describeServer(3, '--embedded', {
  VITE_GOOGLE_MAPS_API_KEY: 'stand-in',
  VITE_GTM_ID: 'GTM-TEST123',
  VITE_APP_CHECK_SITE_KEY: 'stand-in',
});

/** The servers that a run starts. `npm run screenshots` sets PICTURES, and needs only one. */
export const servers = process.env.PICTURES
  ? [ownerSites.emulator]
  : [site, ...Object.values(ownerSites), siteWithKeys];

// Deletes the state before the servers start. Workers import this file later, and must keep it.
if (!process.env.TEST_WORKER_INDEX) rmSync('.local/test-state', { recursive: true, force: true });
