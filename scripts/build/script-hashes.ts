import { createHash } from 'node:crypto';

/** Returns the sources of the Content-Security-Policy that allow these inlined scripts. */
export function hashScripts(scripts: readonly string[]): string[] {
  const hashes = new Set(scripts.map(hashScript));
  return [...hashes].toSorted();
}

function hashScript(code: string): string {
  const hash = createHash('sha256');
  hash.update(code);
  return `'sha256-${hash.digest('base64')}'`;
}

const anyHash = /'sha256-[^']*'/g;
const adjacentHashes = /'sha256-[^']*'(?: 'sha256-[^']*')*/;

/** Throws unless the policy has exactly these scripts' hashes: a browser runs no other script. */
export function checkScriptHashes(policy: string, scripts: readonly string[]): void {
  const written = policy.match(anyHash) ?? [];
  const needed = hashScripts(scripts);
  if (written.join() === needed.join()) return;
  throw new Error(
    'The Content-Security-Policy of firebase.json does not fit the inlined scripts src/start/boot.ts and src/start/first-items.ts, so browsers would start no page. Run `npm run build -- --hash`, which corrects firebase.json.',
  );
}

/** Returns `text` with the hashes of these scripts instead of those that it has. */
export function replaceScriptHashes(text: string, scripts: readonly string[]): string {
  const needed = hashScripts(scripts).join(' ');
  return text.replace(adjacentHashes, needed);
}
