import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
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
          // What three pages share, what reading and writing share of Firebase, and what the forms share are one
          // file each. A group takes along what it imports, so what all share has the highest priority.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: 'app', test: /src.(ui|content|pages)/, minShareCount: 3, priority: 2 },
            { name: 'form', test: /src.forms/, minShareCount: 2 },
            { name: 'firebase', test: /firebase/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
