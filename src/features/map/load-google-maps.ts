import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { withTimeout } from '../../data/with-timeout.ts';

/** Milliseconds: a first try and three more with growing delay, each with a time limit. */
export const mapTries = { delays: [0, 1_000, 2_000, 4_000], limit: 8_000 } as const;

export type MapLibraries = {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
};

declare global {
  // Google's script calls this when it refuses the key.
  var gm_authFailure: (() => void) | undefined;
}

// The loader takes its options once, and a visitor may come back to the map.
let areOptionsSet = false;

/** Loads Google Maps; rejects when all tries failed or the key is refused. */
export async function loadGoogleMaps(key: string): Promise<MapLibraries> {
  if (!areOptionsSet) setOptions({ key, v: 'weekly', language: 'nl', region: 'NL' });
  areOptionsSet = true;
  return tryAgain(mapTries.delays, () => tryOnce(mapTries.limit));
}

/** Calls back when Google refuses the key, which it may do after the script has loaded well. */
export function watchKeyRefusal(onRefusal: () => void): () => void {
  globalThis.gm_authFailure = onRefusal;
  return () => {
    globalThis.gm_authFailure = undefined;
  };
}

/** One try after each delay in turn; rejects with the last failure when all have failed. */
export async function tryAgain<T>(delays: readonly number[], load: () => Promise<T>): Promise<T> {
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

async function tryOnce(limit: number): Promise<MapLibraries> {
  try {
    const [maps, marker] = await withTimeout(
      Promise.all([importLibrary('maps'), importLibrary('marker')]),
      limit,
    );
    return { maps, marker };
  } catch (error) {
    abandonScript();
    throw error;
  }
}

/** The loader waits for ever for a script that hangs; an error event makes it load anew. */
function abandonScript(): void {
  const script = document.querySelector('script[src^="https://maps.googleapis.com/maps/api/js"]');
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}
