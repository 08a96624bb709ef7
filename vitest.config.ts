import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Each project has the environment that its tests need. Most files share it (`isolate: false`),
// because setting it up took longer than the tests.
const shared = { globals: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

/** Four workers, even on two cores: many of these tests only wait for a process or a deadline. They
 * run after the other projects, which have two workers. */
const waiting = { maxWorkers: 4, sequence: { groupOrder: 1 } };

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default', ['json', { outputFile: '.local/test-results/vitest.json' }]],
    maxWorkers: 2, // each loads jsdom and React again, for 3 s of CPU time
    env: { TZ: 'Europe/Amsterdam', LANG: 'nl_NL.UTF-8' },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'component',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/component/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'local',
          environment: 'node',
          include: ['tests/{functions,local}/**/*.test.ts'],
          testTimeout: 30_000,
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'emulator',
          environment: 'node',
          isolate: false,
          include: ['tests/{rules,faults,data,owner}/**/*.test.ts'],
          globalSetup: ['tests/start-emulator.ts'],
          testTimeout: 60_000,
          ...waiting,
        },
      },
    ],
  },
});
