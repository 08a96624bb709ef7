// A mail is sent by a plain GET: CORS alone would only hide the response, so a foreign page is refused beforehand.
import type { IncomingHttpHeaders } from 'node:http';

export type CheckedOrigin = { allowed: true; origin: string | null } | { allowed: false };

export function checkOrigin(
  headers: IncomingHttpHeaders,
  origins: readonly string[],
): CheckedOrigin {
  // Not by a script: an image, a frame, a typed url, a link that is prefetched.
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty') return { allowed: false };

  const { origin } = headers;
  if (origin === undefined) {
    // Browsers send none with a GET to a page's own origin, nor with fetch(..., { mode: 'no-cors' }) on a foreign page,
    // of which they say where from.
    const site = headers['sec-fetch-site'];
    return site === 'cross-site' || site === 'same-site'
      ? { allowed: false }
      : { allowed: true, origin: null };
  }
  return origins.includes(origin) ? { allowed: true, origin } : { allowed: false };
}
