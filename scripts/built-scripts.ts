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
  return first ? listImports(files, first.fileName).map((name) => `/${name}`) : null;
}

/** The file of this name, and all that it imports at once. */
export function listImports(files: readonly BuiltFile[], fileName: string): string[] {
  const names = new Set([fileName]);
  // A set also goes by what is added to it on the way.
  for (const name of names) {
    const file = files.find((one) => one.fileName === name);
    for (const imported of file?.imports ?? []) names.add(imported);
  }
  return [...names];
}

/** 'writeReview' -> 'src/pages/write-review-page.tsx'. */
export function nameSource(page: PageName | 'notFound'): string {
  const words = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/pages/${words}-page.tsx`;
}
