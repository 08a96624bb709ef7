// The physical limit: the home page itself (text, style, hero, fonts, server, headers) without any
// script. Faster than this the same view cannot be, so times are told as a ratio to it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitPath } from './budgets.ts';

export async function writeLimitPage(folder: string): Promise<void> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, `${limitPath}.html`), removeScripts(home));
}

/** Data for search engines is no script: it stays. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}
