// What the local server would serve otherwise than Firebase Hosting is refused: a trial never shows another site.
import { readFile } from 'node:fs/promises';
import { minimatch } from 'minimatch';

export type HostingConfig = {
  rewrites: readonly Rewrite[];
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
};

type Rewrite = { source: string; function?: { functionId: string }; destination?: string };

const knownKeys = new Set(
  'public predeploy ignore cleanUrls trailingSlash rewrites headers'.split(' '),
);

export async function readHostingConfig(file: string): Promise<HostingConfig> {
  const { hosting } = JSON.parse(await readFile(file, 'utf8'));
  const unknown = Object.keys(hosting).filter((key) => !knownKeys.has(key));
  if (unknown.length > 0) {
    throw new Error(`${file}: the local server does not know ${unknown.join(', ')} of hosting.`);
  }
  if (hosting.cleanUrls !== true || hosting.trailingSlash !== false) {
    throw new Error(`${file}: the local server needs cleanUrls true and trailingSlash false.`);
  }
  return { rewrites: hosting.rewrites ?? [], headers: hosting.headers ?? [] };
}

/** A later entry replaces an earlier one of the same name. */
export function pickHeaders({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matchesSource(path, source));
  return Object.fromEntries(
    matching.flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );
}

export function matchesSource(path: string, source: string): boolean {
  return minimatch(path, source, { dot: true });
}
