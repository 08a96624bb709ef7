import { readFile } from 'node:fs/promises';
import { minimatch } from 'minimatch';

/** `site`: the public site. `beheer`: the owner's pages, on an origin of their own. */
type Target = 'site' | 'beheer';
type Pattern = { source?: string; regex?: string }; // one of both
type Rewrite = Pattern & { function?: { functionId: string }; destination?: string };
type Redirect = Pattern & { destination: string; type: number };
type Header = { key: string; value: string };
type HeaderRule = Pattern & { headers: readonly Header[] };

export type HostingConfig = {
  ignore: readonly string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  rewrites: readonly Rewrite[];
  redirects: readonly Redirect[];
  headers: readonly HeaderRule[];
};

export async function readHostingConfig(target: Target): Promise<HostingConfig> {
  const text = await readFile('firebase.json', 'utf8');
  const { hosting } = JSON.parse(text);
  return hosting.find((site: { target: Target }) => site.target === target);
}

/** A later header overrides an earlier one of the same name. */
export function pickHeaders(config: HostingConfig, path: string): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const entry of config.headers) {
    if (!matchesPattern(path, entry)) continue;
    for (const { key, value } of entry.headers) picked[key] = value;
  }
  return picked;
}

/** Returns the first entry whose pattern matches. */
export function findMatch<Entry extends Pattern>(entries: readonly Entry[], path: string) {
  return entries.find((entry) => matchesPattern(path, entry));
}

function matchesPattern(path: string, { regex, source = '' }: Pattern): boolean {
  if (regex) return new RegExp(regex).test(path);
  return minimatch(path, source, { dot: true });
}
