import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const find = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const router = find('node_modules/react-router/dist/production/index.mjs');

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The package names its development build for every browser, with its warnings.
    alias: [
      { find: /^react-router$/, replacement: router },
      { find: /^\0vite\/preload-helper\.js$/, replacement: find('src/vite-preload.ts') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false, // there is one file to load
  },
});
