import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listPlaceholders } from './scripts/build/placeholders.ts';

const find = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const router = find('node_modules/react-router/dist/production/index.mjs');

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The package exports only its development build, which is 0.5 kB larger and logs warnings.
    alias: [{ find: /^react-router$/, replacement: router }],
  },
  define: { 'import.meta.env.PLACEHOLDERS': listPlaceholders().length },
  // Vite's own class names make each page 0.5 kB larger. A test checks that these names differ.
  css: { modules: { generateScopedName: '[md5:hash:base52:3]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false, // the app is one file, so a page has no other to preload
  },
});
