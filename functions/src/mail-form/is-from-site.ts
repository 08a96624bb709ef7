// Refuses requests from other sites' pages. With CORS alone, such a request still sends a mail.
import type { IncomingHttpHeaders } from 'node:http';

export function isFromSite(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  // `fetch` sends 'empty'. An image, a frame and a link send another value.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return false;

  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  // A GET has no Origin if it is same-origin or `no-cors`. Sec-Fetch-Site tells these apart.
  const site = headers['sec-fetch-site'];
  const isFromOtherSite = site === 'cross-site' || site === 'same-site';
  return !isFromOtherSite;
}
