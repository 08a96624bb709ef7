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
    // fetch(..., { mode: 'no-cors' }) on a foreign page: no Origin, but the browser says where from.
    const site = headers['sec-fetch-site'];
    return site === 'cross-site' || site === 'same-site'
      ? { allowed: false }
      : { allowed: true, origin: null };
  }
  const isOwn = origins.includes(origin) || hostOf(origin) === ownHost(headers);
  return isOwn ? { allowed: true, origin } : { allowed: false };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

// Behind Hosting the site's own host is the forwarded one. No page can set either header.
function ownHost(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  const host = forwarded === undefined ? headers.host : String(forwarded).split(',')[0];
  return host?.trim().toLowerCase();
}
