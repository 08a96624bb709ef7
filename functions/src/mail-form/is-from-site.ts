// Refuses foreign pages in the handler, because CORS only hides the response from them.
import type { IncomingHttpHeaders } from 'node:http';

export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // A script has the destination 'empty'. An image, a frame and a link have another one.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // Browsers send no Origin to the page's own origin, and none with `mode: 'no-cors'`.
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
