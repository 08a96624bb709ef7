// `npm test` checks types, lint and tests. It continues after a failure, to show every failure.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { findEmulatorJar } from './local/find-emulator.ts';

type Tally = { passed: number; failed: number; skipped: number };

type Suite = {
  name: string;
  command: string[];
  read?: () => Tally; // reads the report; a suite without `read` is one check
};

const results = '.local/test-results';

const checks: Suite[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'unit, component, function, server, rules and backend tests',
    command: ['npx', 'vitest', 'run'],
    read: readVitest,
  },
];
const browserTests: Suite = {
  name: 'browser tests on the built site',
  command: ['npx', 'playwright', 'test'],
  read: readPlaywright,
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const emulator = findEmulatorJar();
// With CI set, the browser tests run and fail without the emulator: CI must not skip them.
const canBrowse = 'jar' in emulator || process.env.CI;
const suites = canBrowse ? [...checks, browserTests] : checks;
const total = suites.map(run).reduce(addTallies);
if (!canBrowse)
  console.warn(
    `\n!!! NOT TESTED: the site in a browser. No Firestore emulator: ${emulator.missing}.`,
  );
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1; // NaN, from an incomplete report, is a failure too

function run({ name, command, read }: Suite): Tally {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [program = '', ...options] = command;
  const { status } = spawnSync(program, options, { stdio: 'inherit' });
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const failed = { passed: 0, failed: 1, skipped: 0 };
  if (!read) return status === 0 ? { ...failed, passed: 1, failed: 0 } : failed;
  try {
    const tally = read();
    // A suite can crash without a failed test. It then counts as one failure.
    return { ...tally, failed: status === 0 ? tally.failed : Math.max(1, tally.failed) };
  } catch (error) {
    console.error('No result:', error);
    return failed;
  }
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

function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}
