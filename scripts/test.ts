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
  const reason = `No Firestore emulator: ${emulator.missing}.`;
  console.warn(`\n!!! NOT TESTED: the site in a browser. ${reason}`);
}
const { passed, failed, skipped } = total;
const rest = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`\n${passed} passed, ${failed} failed${rest}`);
process.exitCode = failed === 0 ? 0 : 1; // NaN, from an incomplete report, is a failure too

/** `readReport`: a command without it is one check. */
function check(name: string, command: string, readReport?: () => Tally): void {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = (performance.now() - started) / 1000;
  console.log(`== ${name}: ${seconds.toFixed(0)} s`);
  const hasFailed = status !== 0;
  const tally = readReport ? tryToRead(readReport) : countOne(hasFailed);
  total.passed += tally.passed;
  total.skipped += tally.skipped;
  total.failed += tally.failed;
  // A suite can crash without a failed test. It then counts as one failure.
  if (hasFailed && tally.failed === 0) total.failed += 1;
}

function countOne(hasFailed: boolean): Tally {
  if (hasFailed) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: 1, failed: 0, skipped: 0 };
}

function tryToRead(readReport: () => Tally): Tally {
  try {
    return readReport();
  } catch (error) {
    console.error('No result:', error);
    return countOne(true);
  }
}

function readVitest(): Tally {
  const report: JsonTestResults = readJson('vitest.json');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** Counts a test that passed only after a retry as failed. */
function readPlaywright(): Tally {
  const report: JSONReport = readJson('playwright.json');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readJson(name: string) {
  const text = readFileSync(`${results}/${name}`, 'utf8');
  return JSON.parse(text);
}
