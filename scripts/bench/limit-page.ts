// What the site is held against: the home page itself (text, style, hero, fonts, server, headers) as
// anyone would write it by hand: without any script, and the hero a file of its own. Times are told as a
// ratio to it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitPath } from './budgets.ts';

export async function writeLimitPage(folder: string): Promise<void> {
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, `${limitPath}.html`), takeOutPicture(removeScripts(home)));
}

const hero = '/fotos/hero.svg';

/** The first picture as a file, and named early, so that the browser loses no time over it. */
export function takeOutPicture(html: string): string {
  const inlined = /(<img fetchPriority="high"[^>]* src=")data:[^"]+"/;
  if (!inlined.test(html)) throw new Error('The home page has no picture in it');
  const preload = `<link rel="preload" as="image" href="${hero}" fetchpriority="high">`;
  return html.replace(inlined, `$1${hero}"`).replace('<title>', `${preload}<title>`);
}

/** Data for search engines is no script: it stays. */
export function removeScripts(html: string): string {
  return html.replaceAll(
    /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g,
    '',
  );
}
