import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { salon } from 'shared/salon.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { pushEvent, pushFailure } from '../../analytics/analytics.ts';

declare global {
  // Google's script calls this function if Google refuses the key.
  var gm_authFailure: (() => void) | undefined;
}

type MapSettings = { key: string; mapId: string | undefined };

const invitation = `Welkom bij ${salon.name}! Kom gerust eens langs, maar wel op afspraak.`;

/** Rejects if Google's map does not load. Calls `onFailure` if Google refuses the key. */
export async function drawMap(
  element: HTMLElement,
  { key, mapId }: MapSettings,
  onFailure: () => void,
): Promise<void> {
  globalThis.gm_authFailure = () => {
    reportFailure('key refused');
    onFailure();
  };
  try {
    const [maps, marker] = await loadLibraries(key);
    const view: google.maps.MapOptions = { center: salon.position, zoom: salon.mapZoom };
    if (mapId) view.mapId = mapId;
    const map = new maps.Map(element, view);
    const place = { map, position: salon.position, title: salon.name };
    // The advanced marker only works on a map with a map id.
    const pin = mapId
      ? new marker.AdvancedMarkerElement({ ...place, gmpClickable: true })
      : new marker.Marker(place);
    const card = new maps.InfoWindow({ content: invitation, ariaLabel: salon.name });
    pin.addListener('click', () => {
      card.open({ map, anchor: pin });
      pushEvent({ category: 'contact', action: 'map_marker_opened' });
    });
  } catch (error) {
    reportFailure(String(error));
    throw error;
  }
}

/** Reports only the first failure of a map: Google may also refuse the key later. */
function reportFailure(reason: string): void {
  globalThis.gm_authFailure = undefined;
  pushFailure('map', reason);
}

/** Milliseconds: the delay before each of four attempts, and the timeout of each. */
const mapTries = { delays: [0, 1_000, 2_000, 4_000], timeout: 8_000 } as const;

// The loader accepts options only once, but a visitor may open the map again.
let areOptionsSet = false;

function setOptionsOnce(key: string): void {
  if (areOptionsSet) return;
  setOptions({ key, v: 'weekly', language: 'nl', region: 'NL' });
  areOptionsSet = true;
}

async function loadLibraries(key: string) {
  setOptionsOnce(key);
  return tryAgain(mapTries.delays, async () => {
    const libraries = Promise.all([importLibrary('maps'), importLibrary('marker')]);
    try {
      return await withTimeout(libraries, mapTries.timeout);
    } catch (error) {
      abandonScript();
      throw error;
    }
  });
}

/** Makes an attempt after each delay until one succeeds. Else rejects with the last failure. */
async function tryAgain<T>(delays: readonly number[], load: () => Promise<T>): Promise<T> {
  let failure: unknown;
  for (const delay of delays) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Sends the loader an error event: otherwise it waits forever for a script that hangs. */
function abandonScript(): void {
  const script = document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}
