// The build-time settings and their allowed values. The messages are Dutch, as is .env.example.
import { loadEnv } from 'vite';

export type Settings = Readonly<Partial<Record<SettingName, string>>>;
type SettingName = keyof typeof rules;

type Rule = { allows: (value: string) => boolean; expected: string };

const firebaseGroup = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

const hostName = /^[a-z\d-]+(\.[a-z\d-]+)+$/i;
const projectId = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;

const rules = {
  VITE_FIREBASE_API_KEY: matches(/^[\w-]+$/, 'de apiKey uit de Firebase-console'),
  VITE_FIREBASE_AUTH_DOMAIN: matches(
    hostName,
    'een domeinnaam, zoals mijn-project.firebaseapp.com',
  ),
  VITE_FIREBASE_PROJECT_ID: matches(projectId, 'het id van het project, zoals mijn-project'),
  VITE_FIREBASE_APP_ID: matches(/^[\w:]+$/, 'de appId uit de Firebase-console'),
  VITE_APP_CHECK_SITE_KEY: matches(/^[\w-]+$/, 'een sitesleutel van reCAPTCHA Enterprise'),
  VITE_SENDMAIL_URL: {
    allows: (value) => isPath(value) || isUrl(value),
    expected: 'een pad op de site, zoals /sendMail, of een https-adres',
  },
  VITE_GOOGLE_MAPS_API_KEY: matches(/^[\w-]+$/, 'een sleutel van de Maps JavaScript API'),
  VITE_GOOGLE_MAPS_MAP_ID: matches(/^[\w-]+$/, 'het id van een kaart uit de Google Maps-console'),
  VITE_GTM_ID: matches(
    /^GTM-[A-Z\d]+$/,
    'het id van een container van Tag Manager, zoals GTM-ABC1234',
  ),
  VITE_SITE_URL: {
    allows: (value) => isUrl(value) && new URL(value).origin === value,
    expected: 'het https-adres van de site zonder pad, zoals https://zachtpoot.example',
  },
  VITE_FIRESTORE_EMULATOR: matches(/^[\w.-]+:\d{1,5}$/, 'host:poort, zoals 127.0.0.1:8080'),
  VITE_DATABASE: matches(/^(firestore|embedded)$/, '"firestore" of "embedded"'),
} as const satisfies Record<string, Rule>;

export const settingNames = Object.keys(rules) as SettingName[];

/** Fake keys of Google's services, for the build that is tested and measured: a site that is
 * deployed has all keys. The other settings are empty, so that a `.env` file changes nothing. */
export const standInSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  VITE_APP_CHECK_SITE_KEY: 'stand-in',
  VITE_GOOGLE_MAPS_API_KEY: 'stand-in',
  VITE_GTM_ID: 'GTM-TEST123',
};

/** An empty setting of the process overrides one of the `.env` file. */
export function readEnvironment(): Record<string, string> {
  return loadEnv('production', process.cwd(), 'VITE_');
}

export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { settings: Settings } | { problems: string[] } {
  const settings: Partial<Record<SettingName, string>> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!value || !name.startsWith('VITE_')) continue;
    if (!isSettingName(name)) {
      problems.push(
        `${name} is geen instelling. De instellingen zijn: ${settingNames.join(', ')}.`,
      );
    } else if (!rules[name].allows(value)) {
      problems.push(`${name} is "${value}", maar moet ${rules[name].expected} zijn.`);
    } else {
      settings[name] = value;
    }
  }
  problems.push(...findHalfGroups(environment));
  return problems.length > 0 ? { problems } : { settings };
}

// Counts an invalid value as filled in: otherwise one mistake would be reported twice.
function findHalfGroups(given: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  const present = firebaseGroup.filter((name) => given[name]);
  const missing = firebaseGroup.filter((name) => !given[name]);
  if (present.length > 0 && missing.length > 0) {
    const verb = present.length > 1 ? 'zijn' : 'is';
    problems.push(
      `${present.join(', ')} ${verb} ingevuld, maar ${missing.join(', ')} niet: vul ze alle vier in, of geen.`,
    );
  }
  if (given.VITE_GOOGLE_MAPS_MAP_ID && !given.VITE_GOOGLE_MAPS_API_KEY) {
    problems.push(
      'VITE_GOOGLE_MAPS_MAP_ID is ingevuld, maar VITE_GOOGLE_MAPS_API_KEY niet: vul ze allebei in.',
    );
  }
  return problems;
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(rules, name);
}

function matches(pattern: RegExp, expected: string): Rule {
  return { allows: (value) => pattern.test(value), expected };
}

function isPath(value: string): boolean {
  return /^\/(?!\/)[\w./~%-]*$/.test(value);
}

function isUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url?.host || url.username || url.search || url.hash) return false;
  const isHere = ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}
