// A mail is sent by a plain GET: CORS alone would only hide the response, so a foreign page is refused beforehand.
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a script of the site sends this, or something that is no browser. */
export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // Not by a script: an image, a frame, a typed url, a link that is prefetched.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // Browsers send none with a GET to a page's own origin, nor with fetch(..., { mode: 'no-cors' }) on a foreign page,
  // of which they say where from.
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
