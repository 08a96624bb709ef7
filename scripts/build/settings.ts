// The build-time settings and their allowed values. The messages are Dutch, as is .env.example.
import { loadEnv } from 'vite';

export type Settings = Readonly<Partial<Record<SettingName, string>>>;
type SettingName = keyof typeof patterns;

const firebaseGroup = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

const key = /^[\w-]+$/;
const origin = String.raw`(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?`;

/** An origin, a path, or both. A path with '//' at its start would name another host. */
const url = new RegExp(String.raw`^(?!//)(?:${origin})?(?:/[\w.~%-]*)*$`);

/** .env.example describes the same values. */
const patterns = {
  VITE_FIREBASE_API_KEY: key,
  VITE_FIREBASE_AUTH_DOMAIN: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z\d-]{4,28}[a-z\d]$/,
  VITE_FIREBASE_APP_ID: /^[\w:]+$/,
  VITE_APP_CHECK_SITE_KEY: key,
  VITE_SENDMAIL_URL: url,
  VITE_GOOGLE_MAPS_API_KEY: key,
  VITE_GOOGLE_MAPS_MAP_ID: key,
  VITE_GTM_ID: /^GTM-[A-Z\d]+$/,
  VITE_SITE_URL: new RegExp(`^${origin}$`),
  VITE_FIRESTORE_EMULATOR: /^[\w.-]+:\d{1,5}$/,
  VITE_DATABASE: /^(?:firestore|embedded)$/,
} as const satisfies Record<string, RegExp>;

const settingNames = Object.keys(patterns) as SettingName[];

/** Empty settings, so that a `.env` file changes nothing. */
export const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Fake keys of Google's services, for the build that is tested and measured: a site that is
 * deployed has all keys. */
export const standInSettings = {
  ...noSettings,
  VITE_APP_CHECK_SITE_KEY: 'stand-in',
  VITE_GOOGLE_MAPS_API_KEY: 'stand-in',
  VITE_GTM_ID: 'GTM-TEST123',
};

/** An empty setting of the process overrides one of the `.env` file. */
export function readEnvironment(): Record<string, string> {
  return loadEnv('production', process.cwd(), 'VITE_');
}

type Environment = Readonly<Record<string, string | undefined>>;
type Parsed = { settings: Settings } | { problems: string[] };

/** Throws an error that lists the problems. */
export function requireSettings(environment: Environment): Settings {
  const parsed = parseSettings(environment);
  if ('settings' in parsed) return parsed.settings;
  const problems = parsed.problems.join('\n- ');
  throw new Error(`De instellingen kloppen niet:\n- ${problems}`);
}

export function parseSettings(environment: Environment): Parsed {
  const settings: Partial<Record<SettingName, string>> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!value || !name.startsWith('VITE_')) continue;
    if (!isSettingName(name)) {
      const names = settingNames.join(', ');
      problems.push(`${name} is geen instelling. De instellingen zijn: ${names}.`);
    } else if (!patterns[name].test(value)) {
      problems.push(`${name} is "${value}", en dat kan niet: kijk in .env.example.`);
    } else {
      settings[name] = value;
    }
  }
  problems.push(...listHalfGroups(environment));
  if (problems.length > 0) return { problems };
  return { settings };
}

// Counts an invalid value as filled in: otherwise one mistake would be reported twice.
function listHalfGroups(environment: Environment): string[] {
  const problems: string[] = [];
  const present = firebaseGroup.filter((name) => environment[name]);
  const missing = firebaseGroup.filter((name) => !environment[name]);
  if (present.length > 0 && missing.length > 0) {
    const names = present.join(', ');
    const verb = present.length > 1 ? 'zijn' : 'is';
    const others = missing.join(', ');
    problems.push(`${names} ${verb} ingevuld, maar ${others} niet: vul ze alle vier in, of geen.`);
  }
  if (environment.VITE_GOOGLE_MAPS_MAP_ID && !environment.VITE_GOOGLE_MAPS_API_KEY) {
    problems.push(
      'VITE_GOOGLE_MAPS_MAP_ID is ingevuld, maar VITE_GOOGLE_MAPS_API_KEY niet: vul ze allebei in.',
    );
  }
  return problems;
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(patterns, name);
}
