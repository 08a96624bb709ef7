// The Content-Security-Policy names only what these settings need: docs/decisions/0020.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Settings } from './settings.ts';

type Policy = Readonly<Record<string, readonly string[]>>; // sources by directive

const ownSite = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  // The inlined hero, and what Firestore's SDK asks for when its connection fails.
  'img-src': ["'self'", 'data:', 'https://www.google.com/images/cleardot.gif'],
  'connect-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
} as const satisfies Policy;

// developers.google.com/maps/documentation/javascript/content-security-policy
const maps = {
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
  'script-src': ['https://maps.googleapis.com'],
  'style-src': ['https://fonts.googleapis.com'],
} as const satisfies Policy;

// developers.google.com/tag-platform/security/guides/csp, for Google Analytics 4
const tagManager = {
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
  'script-src': ['https://www.googletagmanager.com'],
} as const satisfies Policy;

// developers.google.com/recaptcha/docs/faq; the last is where App Check gets its token
const appCheck = {
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://www.google.com/recaptcha/',
    'https://content-firebaseappcheck.googleapis.com',
  ],
} as const satisfies Policy;

/** Our own code writes no HTML or script urls; Google's scripts do. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} as const satisfies Policy;

export function composePolicy(settings: Settings, inlineScripts: readonly string[]): string {
  const google = [
    settings.VITE_GOOGLE_MAPS_API_KEY ? maps : null,
    settings.VITE_GTM_ID ? tagManager : null,
    settings.VITE_APP_CHECK_SITE_KEY ? appCheck : null,
  ].filter((part) => part !== null);
  return join([
    ownSite,
    { 'script-src': inlineScripts.map(hashScript), 'connect-src': listServers(settings) },
    ...google,
    google.length === 0 ? trustedTypes : {},
    { 'upgrade-insecure-requests': [] },
  ]);
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function listServers({ VITE_FIRESTORE_EMULATOR, VITE_SENDMAIL_URL = '' }: Settings): string[] {
  const firestore = VITE_FIRESTORE_EMULATOR
    ? `http://${VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
  const isOtherSite = URL.canParse(VITE_SENDMAIL_URL); // a path is on our own
  return [firestore, ...(isOtherSite ? [new URL(VITE_SENDMAIL_URL).origin] : [])];
}

function join(policies: readonly Policy[]): string {
  const sources = new Map<string, string[]>();
  for (const [directive, added] of policies.flatMap((policy) => Object.entries(policy))) {
    sources.set(directive, [...(sources.get(directive) ?? []), ...added]);
  }
  return [...sources].map((directive) => directive.flat().join(' ')).join('; ');
}

/** The project's firebase.json with this policy. The project's own is the one that is deployed. */
export async function writeFirebaseJson(file: string, policy: string): Promise<void> {
  const written = /(?<="key": "Content-Security-Policy",\s+"value": ")[^"]*/;
  const text = await readFile('firebase.json', 'utf8');
  if (!written.test(text)) throw new Error('firebase.json has no Content-Security-Policy.');
  await writeFile(
    file,
    text.replace(written, () => policy),
  );
}
