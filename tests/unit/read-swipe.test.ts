import { expect, test } from 'vitest';
import { readSwipe } from '../../src/features/photos/read-swipe.ts';

test.each([
  ['far to the left', -80, 10, 1],
  ['far to the right', 80, -10, -1],
  ['a short way', -30, 4, 0],
  ['mostly downwards', -80, 90, 0],
])('a finger that moves %s (%d, %d) moves the viewer by %d photos', (_, x, y, step) => {
  const start = { clientX: 180, clientY: 370 };
  expect(readSwipe(start, { clientX: 180 + x, clientY: 370 + y })).toBe(step);
});
