// Which file an address stands for, by the rules of Hosting's cleanUrls and trailingSlash: false.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostingConfig, matchesSource } from './hosting-config.ts';

export type HostingAnswer = { file: string } | { redirect: string } | { missing: true };

const missing = { missing: true } as const;

/** `path` as it stands in the request, still encoded and without its query. */
export async function findAnswer(
  folder: string,
  path: string,
  { rewrites }: Pick<HostingConfig, 'rewrites'> = { rewrites: [] },
): Promise<HostingAnswer> {
  const decoded = decodePath(path);
  if (decoded === null) return missing;

  // Before looking at files, so that no address is ever answered under two names.
  const clean = decoded.replace(/\/$|\.html$/, '').replace(/\/index$/, '') || '/';
  const file = await findFile(folder, clean);
  if (file === null && (await isFile(folder, decoded))) return { file: decoded };
  if (file === null) {
    const rewrite = rewrites.find(({ source }) => matchesSource(path, source));
    return rewrite && 'destination' in rewrite ? { file: rewrite.destination } : missing;
  }
  return clean === decoded ? { file } : { redirect: encodeURI(clean) };
}

async function findFile(folder: string, clean: string): Promise<string | null> {
  const candidates = clean === '/' ? ['/index.html'] : [`${clean}.html`, clean];
  for (const candidate of candidates) {
    if (await isFile(folder, candidate)) return candidate;
  }
  return null;
}

async function isFile(folder: string, path: string): Promise<boolean> {
  const found = await stat(join(folder, path)).catch(() => null);
  return found?.isFile() ?? false;
}

/** Null for what can never be a public file: dot files, steps upwards, odd characters. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURI(path); // as Hosting: '%26' stays
    return /\/\.|\/\/|\\|\0/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
