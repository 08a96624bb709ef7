export type Tally = { passed: number; failed: number; skipped: number };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The counts in Vitest's JSON report. Throws when they are missing. */
export function readVitest(report: unknown): Tally {
  return {
    passed: readCount(report, 'numPassedTests'),
    failed: readCount(report, 'numFailedTests'),
    skipped: readCount(report, 'numPendingTests'),
  };
}

/** The counts in Playwright's JSON report; a test that passed only after a retry has failed. */
export function readPlaywright(report: unknown): Tally {
  const stats = typeof report === 'object' && report && 'stats' in report ? report.stats : null;
  return {
    passed: readCount(stats, 'expected'),
    failed: readCount(stats, 'unexpected') + readCount(stats, 'flaky'),
    skipped: readCount(stats, 'skipped'),
  };
}

function readCount(report: unknown, name: string): number {
  const count = new Map(Object.entries(report ?? {})).get(name);
  if (typeof count !== 'number') throw new Error(`The report has no ${name}`);
  return count;
}
