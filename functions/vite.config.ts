import { defineConfig } from 'vite';

// What is deployed is functions/ alone, so our own code, and what it shares with the site, goes into it; packages
// stay packages, for the Firebase CLI needs firebase-functions as one.
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    // Every export of the entry counts as a function.
    rolldownOptions: { preserveEntrySignatures: 'strict' },
  },
});
