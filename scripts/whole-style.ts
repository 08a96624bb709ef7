import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { listStyleSheets } from './style-sheets.ts';

/** What src/app/whole-style.ts imports: the whole style sheet, as a text. */
const source = 'virtual:whole-style';
const inside = `\0${source}`;
const mark = '__WHOLE_STYLE__';

/**
 * Writes the built style sheet into the app, as a text: a file of its own could fail to come, and a page
 * that got its app without its style would be worse than one that got neither. While developing it is
 * empty: Vite then brings each style with the module that asks for it.
 */
export function wholeStyle(): Plugin {
  let root = '';
  return {
    name: 'whole-style',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === source ? inside : null),
    load(id) {
      if (id !== inside) return null;
      return `export const wholeStyle = ${JSON.stringify(this.environment.mode === 'build' ? mark : '')}`;
    },
    // The text is put in when files have their names, which have to be others when it changes.
    augmentChunkHash({ moduleIds }) {
      return moduleIds.includes(inside) ? hashStyleSheets(join(root, 'src')) : undefined;
    },
    generateBundle: {
      order: 'post', // when Vite has made one file of all style sheets
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunk = files.find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(inside),
        );
        if (chunk?.type !== 'chunk') return;
        const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
        const [sheet] = sheets;
        if (sheet?.type !== 'asset' || sheets.length > 1) {
          throw new Error(`One style sheet is expected, and ${sheets.length} were built`);
        }
        const text = JSON.stringify(leaveOutTypefaces(Buffer.from(sheet.source)));
        const parts = chunk.code.split(new RegExp(`["'\`]${mark}["'\`]`));
        if (parts.length !== 2) throw new Error(`${chunk.fileName} has no place for the style`);
        chunk.code = parts.join(text);
      },
    },
  };
}

/** All that are there: one may import another, which is then no module of its own. */
function hashStyleSheets(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listStyleSheets(folder)) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** The page has them. Named again, one that came too late for the page would be put in after all. */
function leaveOutTypefaces(css: Uint8Array): string {
  const visitor = { Rule: { 'font-face': () => [] } };
  return transform({ filename: 'style.css', code: css, minify: true, visitor }).code.toString();
}
