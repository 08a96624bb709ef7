// Divides the app's scripts by package and folder, to say what grew.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { runVite } from '../build/vite-builds.ts';

export type ScriptParts = Record<string, number>;

export const partsFile = 'tests/browser/script-parts.json';

/** Returns the kB (1000 bytes) of each part's code, before it is minified and compressed. */
export async function measureScriptParts(): Promise<ScriptParts> {
  const bytes: ScriptParts = {};
  for (const chunk of await runVite({ write: false })) {
    if (chunk.type !== 'chunk') continue;
    for (const [file, { renderedLength }] of Object.entries(chunk.modules)) {
      const part = namePart(file);
      bytes[part] = (bytes[part] ?? 0) + renderedLength;
    }
  }
  const parts = Object.entries(bytes).map(([part, size]) => [part, Math.round(size / 100) / 10]);
  return Object.fromEntries(parts.toSorted());
}

/** Returns lines such as 'src/features: 50.1 kB, was 48 kB'. */
export function listGrowth(before: ScriptParts, now: ScriptParts): string[] {
  return Object.entries(now)
    .filter(([part, size]) => size > (before[part] ?? 0))
    .map(([part, size]) => `${part}: ${size} kB, was ${before[part] ?? 0} kB`);
}

export async function readScriptParts(): Promise<ScriptParts> {
  return JSON.parse(await readFile(partsFile, 'utf8'));
}

/** A package's name, or a folder of ours such as 'src/features/mail'. */
function namePart(file: string): string {
  const [, ownPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (ownPackage) return ownPackage;
  const [, folder] = /^((?:\w[^/]*\/){1,3})/.exec(relative(process.cwd(), file)) ?? [];
  return folder?.replace(/\/$/, '') ?? 'Vite';
}
