import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** What src/app/adopt-style.ts imports: the whole style sheet, as a text. */
const source = 'virtual:whole-style';
const mark = '__WHOLE_STYLE__';

/**
 * Writes the built style sheet into the app, as a text: a file of its own could fail to come, and a page
 * that got its app without its style would be worse than one that got neither. While developing it is
 * empty: Vite then brings each style with the module that asks for it.
 */
export function wholeStyle(): Plugin {
  const written = new Map<string, string>();
  return {
    name: 'whole-style',
    // Before Vite makes a module of a style sheet, and after it has made one file of all.
    enforce: 'pre',
    resolveId: (id) => (id === source ? `\0${source}` : null),
    load(id) {
      if (id !== `\0${source}`) return null;
      return `export default ${JSON.stringify(this.environment.mode === 'build' ? mark : '')}`;
    },
    transform(code, id) {
      if (/\.css$/.test(id)) written.set(id, code);
    },
    // The text is put in when files have their names, which have to be others when it changes.
    augmentChunkHash({ moduleIds }) {
      if (!moduleIds.includes(`\0${source}`)) return;
      const hash = createHash('sha256');
      for (const id of [...written.keys()].sort()) hash.update(written.get(id) ?? '');
      return hash.digest('hex');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunk = files.find((file) => file.type === 'chunk' && file.code.includes(mark));
        if (chunk?.type !== 'chunk') return;
        const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
        const [sheet] = sheets;
        if (sheet?.type !== 'asset' || sheets.length > 1) {
          throw new Error(`One style sheet is expected, and ${sheets.length} were built`);
        }
        const text = JSON.stringify(leaveOutTypefaces(Buffer.from(sheet.source)));
        chunk.code = chunk.code.replace(new RegExp(`(["'\`])${mark}\\1`), () => text);
      },
    },
  };
}

/** The page has them. Named again, one that came too late for the page would be put in after all. */
function leaveOutTypefaces(css: Uint8Array): string {
  const visitor = { Rule: { 'font-face': () => [] } };
  return transform({ filename: 'style.css', code: css, minify: true, visitor }).code.toString();
}
