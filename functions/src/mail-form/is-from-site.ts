// The specification makes a mail a GET. CORS would only hide the response from a foreign page, so the handler refuses
// the request of a foreign page before it sends the mail.
import type { IncomingHttpHeaders } from 'node:http';

/** Also accepts a client that is not a browser. */
export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // Only a script has the destination 'empty'. An image, a frame, a typed url or a prefetched link has another.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // Browsers send no origin with a GET to the page's own origin, and none with `mode: 'no-cors'` on a foreign page.
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
