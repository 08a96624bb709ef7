import { defineConfig } from 'vite';

// A deployed function gets only the folder functions/, so the build adds `shared` to the bundle. It
// bundles no npm package: the Firebase CLI needs firebase-functions as a package.
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // Keeps the build from adding exports to the entry: each export becomes a deployed function.
    rolldownOptions: { preserveEntrySignatures: 'strict' },
  },
});
