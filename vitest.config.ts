import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default', ['json', { outputFile: '.local/test-results/vitest.json' }]],
    maxWorkers: 4, // even on two cores: many tests only wait for a process or a deadline
    isolate: false, // the files of a project share its environment, which is slow to set up
    testTimeout: 60_000, // ms; on a busy machine a test may take ten times as long
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'Europe/Amsterdam', LANG: 'nl_NL.UTF-8' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.{ts,tsx}', 'tests/specification.test.ts'],
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['tests/{functions,local,rules,data,owner}/**/*.test.ts'],
          globalSetup: ['tests/start-emulator.ts'],
        },
      },
    ],
  },
});
