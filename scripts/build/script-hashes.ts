import { createHash } from 'node:crypto';

/** Returns the sources of the Content-Security-Policy that allow these inlined scripts. */
export function hashScripts(scripts: readonly string[]): string[] {
  const hashes = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}

/** Throws unless the policy has exactly these scripts' hashes: a browser runs no other script. */
export function checkScriptHashes(policy: string, scripts: readonly string[]): void {
  const wanted = hashScripts(scripts);
  const written: string[] = policy.match(/'sha256-[^']*'/g) ?? [];
  const missing = wanted.filter((hash) => !written.includes(hash));
  const unused = written.filter((hash) => !wanted.includes(hash));
  if (missing.length + unused.length === 0) return;
  throw new Error(
    `The Content-Security-Policy of firebase.json does not fit the inlined scripts src/start/boot.ts and src/start/first-items.ts, so browsers would start no page. In firebase.json, replace ${unused.join(' ') || 'nothing'} by ${missing.join(' ') || 'nothing'}.`,
  );
}
