import { readFile } from 'node:fs/promises';
import { minimatch } from 'minimatch';

type Target = 'site' | 'beheer';
type Pattern = { source: string; regex?: never } | { source?: never; regex: string };
type Rewrite = Pattern & { function?: { functionId: string }; destination?: string };
type Redirect = Pattern & { destination: string; type: number };
type Header = { key: string; value: string };

export type HostingConfig = {
  ignore: readonly string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  rewrites: readonly Rewrite[];
  redirects: readonly Redirect[];
  headers: readonly (Pattern & { headers: readonly Header[] })[];
};

/** `site`: the public site. `beheer`: the owner's pages, on an origin of their own. */
export async function readHostingConfig(
  file: string,
  target: Target = 'site',
): Promise<HostingConfig> {
  const { hosting } = JSON.parse(await readFile(file, 'utf8'));
  return hosting.find((each: { target: Target }) => each.target === target);
}

/** A later header overrides an earlier one of the same name. */
export function pickHeaders(config: HostingConfig, path: string): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const entry of config.headers) {
    if (!matchesPattern(path, entry)) continue;
    for (const header of entry.headers) picked[header.key] = header.value;
  }
  return picked;
}

export function matchesPattern(path: string, pattern: Pattern): boolean {
  if (pattern.regex !== undefined) return new RegExp(pattern.regex).test(path);
  return minimatch(path, pattern.source, { dot: true });
}
