import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The router names its components for React's developer tools, one by one: to a bundler that is use
 * enough to ship all of them, forms and server parts too (3 kB).
 */
const dropDisplayNames: Plugin = {
  name: 'drop-display-names',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^ *\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/**
 * A module is fetched before it is imported, and so is all that it imports. Most browsers never ask again
 * for a module that did not come (https://github.com/whatwg/html/issues/6768): a visitor whose line
 * dropped for a second could not send a review before the page was loaded anew. What was only fetched
 * can be fetched again.
 */
const fetchFirst: Plugin = {
  name: 'fetch-first',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    const listImports = (file: string): string[] => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || chunk.isEntry) return []; // the app itself is there
      return [file, ...chunk.imports.flatMap(listImports)];
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
      const code = chunk.code.replace(/\bimport\([`"']\.\/([^`"']+)[`"']\)/g, (asked, file) => {
        const files = new Set(listImports(`assets/${file}`));
        return `fetchFirst(${JSON.stringify([...files].join(' '))}).then(()=>${asked})`;
      });
      chunk.code = `${fetchAll}${code}`;
    }
  },
};

/** What a server could not answer now can be asked again; what it does not have is told at once. */
const fetchAll = `const fetchFirst=l=>Promise.all(l.split(' ').map(async f=>{
const r=await fetch('/'+f,{priority:'low'});if(!r.ok)throw new Error(f+': '+r.status);await r.blob()}));`;

export default defineConfig({
  plugins: [react(), dropDisplayNames, fetchFirst],
  build: {
    target: 'baseline-widely-available',
    // One small style sheet: a prerendered page has all of its style before its code arrives.
    cssCodeSplit: false,
    // Small enough to inline is still a second copy in every chunk that uses it.
    assetsInlineLimit: 0,
    // scripts/build-site.ts knows which page needs what.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // All that main.tsx imports is one file, and so is what reading and writing share of Firebase, and
        // what the forms share: many small ones are many requests.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'firebase', test: /firebase/, minShareCount: 2 },
            { name: 'form', test: /src.(forms|pages.form-parts)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
