import type { Page } from '@playwright/test';

/** Replaces Google's map script. Runs in the page. */
function standIn() {
  class GoogleMap {
    constructor(element: HTMLElement) {
      element.textContent = 'Kaart van Google';
    }
  }
  class Marker {
    addListener() {}
  }
  const libraries = { maps: { Map: GoogleMap, InfoWindow: Object }, marker: { Marker } };
  const maps = Object.assign(globalThis.google.maps, {
    importLibrary: async (name: 'maps' | 'marker') => libraries[name],
  });
  const ready: unknown = Reflect.get(maps, '__ib__'); // Google's loader waits for this call
  if (typeof ready === 'function') ready();
}

/** Answers the requests for Google's map by a stand-in. `fail`: aborts the first ones. */
export async function answerMap(page: Page, { fail = 0 } = {}): Promise<void> {
  let tries = 0;
  const body = `(${standIn})()`;
  await page.route('https://maps.googleapis.com/maps/api/js?*', (route) => {
    tries += 1;
    if (tries <= fail) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}
