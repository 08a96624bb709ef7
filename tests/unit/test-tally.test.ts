import { expect, test } from 'vitest';
import { addTallies, readPlaywright, readVitest } from '../../scripts/test-tally.ts';

test('the counts of both reports are read', () => {
  const vitest = { numPassedTests: 10, numFailedTests: 1, numPendingTests: 2 };
  const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(addTallies(readVitest(vitest), readPlaywright(playwright))).toEqual({
    passed: 15,
    failed: 3,
    skipped: 2,
  });
});

test('a report without its counts is not taken for a good one', () => {
  expect(() => readVitest({})).toThrow();
  expect(() => readPlaywright(null)).toThrow();
});
