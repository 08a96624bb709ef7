import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fetchFirst } from './scripts/fetch-first.ts';
import { nameClass } from './scripts/name-class.ts';
import { wholeStyle } from './scripts/whole-style.ts';

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

export default defineConfig(({ command }) => ({
  plugins: [react(), dropDisplayNames, fetchFirst, wholeStyle()],
  css: command === 'build' ? { modules: { generateScopedName: nameClass } } : {},
  build: {
    target: 'baseline-widely-available',
    // One style sheet: of it the build gives every page its own part, and the app the whole.
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
}));
