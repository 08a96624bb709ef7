import { relative, sep } from 'node:path';
import { listStyleSheets } from './style-sheets.ts';

/**
 * '_0a3': the short name of a class or an animation in a built style sheet, by the place of its file among
 * all style sheets, and its own in that file. It stands in every page, once at each use: readable names
 * with a hash are a twentieth of a first answer. In every build of the same source it is the same.
 */
export function nameClass(name: string, file: string, css: string): string {
  const path = relative('src', file.replace(/\?.*/, '')).replaceAll(sep, '/');
  styleSheets ??= listStyleSheets('src');
  const place = styleSheets.indexOf(path);
  const names = [...new Set([...css.matchAll(named)].map(([, found]) => found))];
  const own = names.indexOf(name);
  if (place < 0 || own < 0) throw new Error(`No ${name} in ${file}`);
  return `_${place.toString(36).padStart(2, '0')}${own.toString(36)}`;
}

const named = /(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g;

let styleSheets: string[] | null = null;
