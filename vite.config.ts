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
    // Vite's helper for it is in the app, and only Firebase is not.
    modulePreload: false,
  },
});
