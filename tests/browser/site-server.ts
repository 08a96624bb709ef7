// The sites of the browser tests. Each has its own ports and state folder, so that tests can run
// while `npm start` runs. Each starts with only the example data.
import { noSettings, standInSettings } from '../../scripts/build/settings.ts';

/** With another `TEST_PORT`, a second checkout can run its tests simultaneously. */
const firstPort = Number(process.env.TEST_PORT ?? 4273);

/** The state of all sites, which the next run deletes. */
export const stateFolder = '.local/test-state';

type Settings = Readonly<Record<string, string>>;

function describeSite(offset: number, settings: Settings) {
  const port = firstPort + offset;
  const ownerPort = port + 2000;
  const firestorePort = port + 4000;
  const state = `${stateFolder}/${port}`;
  const environment = {
    PORT: String(port),
    OWNER_PORT: String(ownerPort),
    FIRESTORE_PORT: String(firestorePort),
    SMTP_PORT: String(port - 3000),
    STATE_FOLDER: state,
    ...settings,
  };
  const ownerUrl = `http://127.0.0.1:${ownerPort}`;
  return { url: `http://localhost:${port}`, ownerUrl, state, firestorePort, environment };
}

/** The build as it is deployed, with all keys, on the Firestore emulator. */
export const site = describeSite(0, standInSettings);

/** For the owner's tests, which change what every visitor sees. These builds have no keys. */
export const ownerSite = describeSite(1, noSettings);

/** For tests that fake responses of the embedded store. No test adds a review here. */
export const embeddedSite = describeSite(2, {
  ...standInSettings,
  VITE_DATABASE: 'embedded',
});
