// firebase.json, as far as this project uses it. What this server would do otherwise than Hosting is
// refused when it is read, so that a trial on this machine never shows another site than the real one.
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { minimatch } from 'minimatch';

export type HostingConfig = {
  rewrites: readonly Rewrite[];
  headers: readonly { source: string; headers: readonly Header[] }[];
};

/** To a function, or to a file where none has the path itself. */
type Rewrite = { source: string } & ({ functionId: string } | { destination: string });

type Header = { key: string; value: string };

const knownKeys = [
  'public',
  'predeploy',
  'ignore',
  'cleanUrls',
  'trailingSlash',
  'rewrites',
  'headers',
];

export async function readHostingConfig(file: string): Promise<HostingConfig> {
  const { hosting } = JSON.parse(await readFile(file, 'utf8'));
  const unknown = Object.keys(hosting).filter((key) => !knownKeys.includes(key));
  if (unknown.length > 0) {
    throw new Error(
      `${file}: the local server does not know hosting.${unknown.join(', hosting.')}.`,
    );
  }
  if (hosting.cleanUrls !== true || hosting.trailingSlash !== false) {
    throw new Error(`${file}: the local server needs cleanUrls true and trailingSlash false.`);
  }
  return {
    rewrites: (hosting.rewrites ?? []).map((rewrite: Record<string, unknown>) =>
      readRewrite(file, rewrite),
    ),
    headers: (hosting.headers ?? []).map((entry: { source?: string; headers: Header[] }) => ({
      source: readSource(file, entry.source),
      headers: entry.headers,
    })),
  };
}

/** The headers of an address. A later entry replaces an earlier one of the same name. */
export function pickHeaders({ headers }: HostingConfig, path: string): Record<string, string> {
  const tidy = posix.normalize(path); // '/..' is in no glob, and would get no headers
  const matching = headers.filter(({ source }) => matchesSource(tidy, source));
  return Object.fromEntries(
    matching.flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );
}

export function matchesSource(path: string, source: string): boolean {
  return minimatch(path, source, { dot: true });
}

function readRewrite(file: string, rewrite: Record<string, unknown>): Rewrite {
  const source = readSource(file, rewrite.source);
  const { function: target, destination } = rewrite;
  if (typeof destination === 'string') return { source, destination };
  if (typeof target === 'object' && target !== null && 'functionId' in target) {
    return { source, functionId: String(target.functionId) };
  }
  throw new Error(`${file}: the local server only knows rewrites to a function or a file.`);
}

function readSource(file: string, source: unknown): string {
  if (typeof source !== 'string' || source.startsWith('!')) {
    throw new Error(`${file}: the local server needs a glob as the source, without a "!".`);
  }
  return source.startsWith('/') ? source : `/${source}`;
}
