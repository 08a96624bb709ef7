// `npm test` checks types, lint and tests. It continues after a failure, to show every failure.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { findEmulatorJar } from './local/find-emulator.ts';

type Tally = { passed: number; failed: number; skipped: number };

const results = '.local/test-results';
const total: Tally = { passed: 0, failed: 0, skipped: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
check('types', 'npm run --silent types');
check('lint', 'npm run --silent lint');
check('unit, component, function, server, rules and backend tests', 'npx vitest run', readVitest);
const emulator = findEmulatorJar();
// With CI set, the browser tests run and fail without the emulator: CI must not skip them.
if ('jar' in emulator || process.env.CI) {
  check('browser tests on the built site', 'npx playwright test', readPlaywright);
} else {
  console.warn(
    `\n!!! NOT TESTED: the site in a browser. No Firestore emulator: ${emulator.missing}.`,
  );
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1; // NaN, from an incomplete report, is a failure too

/** `read`: reads the report; a command without it is one check. */
function check(name: string, command: string, read?: () => Tally): void {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  let tally: Tally = { passed: 0, failed: 1, skipped: 0 };
  try {
    if (read) tally = read();
    else if (status === 0) tally = { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error('No result:', error);
  }
  total.passed += tally.passed;
  total.skipped += tally.skipped;
  // A suite can crash without a failed test. It then counts as one failure.
  total.failed += status === 0 ? tally.failed : Math.max(1, tally.failed);
}

function readVitest(): Tally {
  const report: JsonTestResults = JSON.parse(readFileSync(`${results}/vitest.json`, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** Counts a test that passed only after a retry as failed. */
function readPlaywright(): Tally {
  const report: JSONReport = JSON.parse(readFileSync(`${results}/playwright.json`, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
