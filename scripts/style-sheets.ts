import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Every style sheet in the folder, from there, in the same order everywhere. */
export function listStyleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}
