import { defineConfig } from 'vite';

// Only functions/ is deployed, so the build bundles our code and `shared`. It bundles no npm
// package: the Firebase CLI needs firebase-functions as a package.
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // Adds no export to the entry's: each export is a deployed function.
    rolldownOptions: { preserveEntrySignatures: 'strict' },
  },
});
