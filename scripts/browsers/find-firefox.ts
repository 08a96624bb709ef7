// The second browser of the tests. It is not a dependency: they use it where it is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type FoundFirefox = { path: string } | { missing: string }; // missing: what to install

const names = ['firefox-esr', 'firefox', 'firefox.exe'];

const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export function findFirefox(environment: NodeJS.ProcessEnv = process.env): FoundFirefox {
  const named = environment.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return { path: named };
    return { missing: `FIREFOX_PATH names ${named}, which is not there.` };
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const path = [...candidates, ...usualPlaces].find((candidate) => existsSync(candidate));
  if (path) return { path };
  return {
    missing: 'Install Firefox (firefox-esr in Debian), or say where it is with FIREFOX_PATH.',
  };
}
