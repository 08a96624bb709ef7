import { readFile } from 'node:fs/promises';
import { minimatch } from 'minimatch';

export type HostingConfig = {
  rewrites: readonly { source: string; function?: { functionId: string }; destination?: string }[];
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
};

export async function readHostingConfig(file: string): Promise<HostingConfig> {
  return JSON.parse(await readFile(file, 'utf8')).hosting;
}

/** A later header overrides an earlier one of the same name. */
export function pickHeaders({ headers }: HostingConfig, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matchesSource(path, source));
  return Object.fromEntries(
    matching.flatMap((entry) => entry.headers.map(({ key, value }) => [key, value])),
  );
}

export function matchesSource(path: string, source: string): boolean {
  return minimatch(path, source, { dot: true });
}
