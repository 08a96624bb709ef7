import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listPlaceholders } from './scripts/build/placeholders.ts';

const find = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const router = find('node_modules/react-router/dist/production/index.mjs');

/** A hash of a file's path below the root, so that it is the same on every machine. */
const hash = (file: string) =>
  createHash('sha256')
    .update(relative(find('.'), file))
    .digest('hex')
    .slice(0, 4);

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The package exports only its development build, which is 0.5 kB larger and logs warnings.
    alias: [{ find: /^react-router$/, replacement: router }],
  },
  // Vite's own names hold a line number, which costs 0.6 kB in the app and 0.3 kB on the home page.
  define: { 'import.meta.env.PLACEHOLDERS': listPlaceholders().length },
  css: { modules: { generateScopedName: (name, file) => `${name}_${hash(file)}` } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false, // the app is one file, so a page has no other to preload
  },
});
