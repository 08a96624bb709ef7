import type { Plugin } from 'vite';
import { listImports } from './built-scripts.ts';

/**
 * A module is fetched before it is imported, and so is all that it imports. Most browsers never ask again
 * for a module that did not come (https://github.com/whatwg/html/issues/6768): a visitor whose line
 * dropped for a second could not send a review before the page was loaded anew. What was only fetched
 * can be fetched again.
 */
export const fetchFirst: Plugin = {
  name: 'fetch-first',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // What is written below is no part of a file's name by itself.
  augmentChunkHash: () => helper,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    for (const chunk of chunks) {
      if (chunk.dynamicImports.length === 0) continue;
      const code = chunk.code.replace(/\bimport\([`"']\.\/([^`"']+)[`"']\)/g, (asked, file) => {
        // The app itself is there.
        const needed = listImports(chunks, `assets/${file}`).filter(
          (name) => !entries.includes(name),
        );
        return `fetchFirst("${needed.join(' ')}").then(()=>${asked})`;
      });
      chunk.code = helper + code;
    }
  },
};

// In the chunk itself: a finished one cannot export another thing. Of low priority, as an import is.
const helper = [
  "const fetchOne=async f=>{const r=await fetch('/'+f,{priority:'low'});",
  "if(!r.ok)throw new Error(f+': '+r.status);await r.blob()},",
  'fetched={},',
  "fetchFirst=l=>Promise.all(l.split(' ').map(",
  'f=>fetched[f]??=fetchOne(f).catch(e=>{delete fetched[f];throw e})));',
].join('');
