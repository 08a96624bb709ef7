// Which built files a page needs, from what the bundler says it made.
import type { PageName } from '../src/content/site-map.ts';

/** The part of the bundler's answer that is read here. */
export type BuiltFile = {
  fileName: string;
  /** The source file whose import() or script tag this file answers. */
  facadeModuleId?: string | null;
  imports?: readonly string[];
};

/** The file built from this source and all it imports at once, as addresses; null if there is none. */
export function listScripts(files: readonly BuiltFile[], source: string): string[] | null {
  const first = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!first) return null;
  const names = new Set([first.fileName]);
  // A set also goes by what is added to it on the way.
  for (const name of names) {
    const file = files.find(({ fileName }) => fileName === name);
    for (const imported of file?.imports ?? []) names.add(imported);
  }
  return [...names].map((name) => `/${name}`);
}

/** 'writeReview' -> 'src/pages/write-review-page.tsx'. */
export function nameSource(page: PageName | 'notFound'): string {
  const words = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/pages/${words}-page.tsx`;
}
