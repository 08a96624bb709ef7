// Refuses requests from other sites' pages. CORS alone would only hide the response from them.
import type { IncomingHttpHeaders } from 'node:http';

export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // `fetch` sends 'empty'. An image, a frame and a link send another value.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // A GET has no Origin if it goes to the page's own origin, or has `mode: 'no-cors'`.
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
