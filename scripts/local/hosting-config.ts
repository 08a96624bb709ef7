import { readFile } from 'node:fs/promises';
import { minimatch } from 'minimatch';

type Pattern = { source: string; regex?: never } | { source?: never; regex: string };

export type HostingConfig = {
  ignore: readonly string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  rewrites: readonly (Pattern & { function?: { functionId: string }; destination?: string })[];
  redirects: readonly (Pattern & { destination: string; type: number })[];
  headers: readonly (Pattern & { headers: readonly { key: string; value: string }[] })[];
};

/** `site`: the public site. `beheer`: the owner's pages, on an origin of their own. */
export async function readHostingConfig(
  file: string,
  target: 'site' | 'beheer' = 'site',
): Promise<HostingConfig> {
  const { hosting } = JSON.parse(await readFile(file, 'utf8'));
  return hosting.find((each: { target: string }) => each.target === target);
}

/** A later header overrides an earlier one of the same name. */
export function pickHeaders({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter((pattern) => matchesPattern(path, pattern));
  return Object.fromEntries(
    matching.flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );
}

export function matchesPattern(path: string, { source, regex }: Pattern): boolean {
  return regex ? new RegExp(regex).test(path) : minimatch(path, source ?? '', { dot: true });
}
