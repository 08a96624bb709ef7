// Refuses foreign pages in the handler, because CORS only hides the response from them.
import type { IncomingHttpHeaders } from 'node:http';

export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // `fetch` sends 'empty'. An image, a frame and a link send another value.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // A GET has no Origin if the page asks its own origin, or any origin with `mode: 'no-cors'`.
  const site = headers['sec-fetch-site'];
  return site !== 'cross-site' && site !== 'same-site';
}
