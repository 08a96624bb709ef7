import { expect, test } from 'vitest';
import { readSwipe } from '../../src/features/photos/use-swipe.ts';

test.each([
  ['far to the left', { x: -80, y: 10, duration: 900 }, 1],
  ['far to the right', { x: 80, y: -10, duration: 900 }, -1],
  ['a short way but fast', { x: -30, y: 4, duration: 120 }, 1],
  ['a short way and slowly', { x: -30, y: 4, duration: 600 }, 0],
  ['mostly downwards', { x: -80, y: 90, duration: 200 }, 0],
  ['only two pixels', { x: 2, y: 1, duration: 80 }, 0],
])('a finger that moves %s (%j) moves the viewer by %s photos', (_, way, side) => {
  expect(readSwipe(way)).toBe(side);
});
