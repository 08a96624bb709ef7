import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    // One small style sheet: a prerendered page has all of its style before its code arrives.
    cssCodeSplit: false,
    // Small enough to inline is still a second copy in every chunk that uses it.
    assetsInlineLimit: 0,
  },
});
