import { expect, test } from 'vitest';
import { createRateLimit } from '../../functions/src/rate-limit.ts';

function setup() {
  let time = 0;
  const limit = createRateLimit({ perClient: 2, total: 3, window: 10_000, now: () => time });
  return (client: string, at: number) => {
    time = at;
    return limit(client);
  };
}

test('the limit slides: room comes back one by one, and runs out again', () => {
  const ask = setup();
  expect([ask('a', 0), ask('a', 4000)]).toEqual([0, 0]);
  expect(ask('a', 5000)).toBe(5);
  expect(ask('a', 9999)).toBe(1);
  expect(ask('a', 10_000)).toBe(0);
  expect(ask('a', 10_001)).toBe(4);
  expect(ask('a', 14_000)).toBe(0);
  expect(ask('a', 14_000)).toBe(6);
});

test('clients have room of their own, within the room for all together', () => {
  const ask = setup();
  expect([ask('a', 0), ask('a', 0), ask('b', 1000)]).toEqual([0, 0, 0]);
  expect(ask('b', 2000)).toBe(8);
  expect(ask('c', 2000)).toBe(8);
  expect(ask('c', 10_000)).toBe(0);
});
