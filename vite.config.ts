import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const router = new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url);

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The package names its development build for every browser, with its warnings.
    alias: [{ find: /^react-router$/, replacement: fileURLToPath(router) }],
  },
  build: {
    target: 'baseline-widely-available',
    // One style sheet, which scripts/build/prerender.ts puts into every page.
    cssCodeSplit: false,
    // Small enough to inline is still a second copy in every chunk that uses it.
    assetsInlineLimit: 0,
    // The boot script names what a page needs.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What pages share, what reading and writing share of Firebase, and what the forms share are one
          // file each. A group takes along what it imports, so what all share has the highest priority.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 3 },
            {
              name: 'app',
              test: /src.(ui|content|pages|features.prices)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'form', test: /src.(forms|data.mail)/, minShareCount: 2 },
            { name: 'firebase', test: /firebase/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
