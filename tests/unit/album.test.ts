import { expect, test } from 'vitest';
import { readSwipe } from '../../src/features/photos/use-swipe.ts';

test.each([
  ['far to the left', { x: -80, y: 10, duration: 900 }, 1],
  ['far to the right', { x: 80, y: -10, duration: 900 }, -1],
  ['a short flick', { x: -30, y: 4, duration: 120 }, 1],
  ['a short slow move', { x: -30, y: 4, duration: 600 }, 0],
  ['downwards', { x: -80, y: 90, duration: 200 }, 0],
  ['a tap', { x: 2, y: 1, duration: 80 }, 0],
])('the finger movement "%s" %j moves the album by this number of photos: %s', (_, way, side) => {
  expect(readSwipe(way)).toBe(side);
});
