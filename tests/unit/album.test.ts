import type { Photo } from 'shared/photo.ts';
import { expect, test } from 'vitest';
import { followPlace } from '../../src/features/photos/use-place.ts';
import { readSwipe } from '../../src/features/photos/use-swipe.ts';

const list = (names: string): Photo[] =>
  [...names].map((name) => ({ documentName: name, src: `${name}.jpg`, alt: name }));

test.each([
  ['it stays', 'abc', 'b', 1],
  ['one was added before it', 'xabc', 'b', 2],
  ['one before it was removed', 'bc', 'b', 0],
  ['it was removed itself', 'acd', 'c', 1],
  ['it was the last and was removed', 'a', 'a', 0],
])('the viewer follows its photo when %s', (_, names, documentName, index) => {
  expect(followPlace(list(names), { documentName: 'b', index: 1 })).toEqual({
    documentName,
    index,
  });
});

test.each([
  ['far to the left', { x: -80, y: 10, duration: 900 }, 1],
  ['far to the right', { x: 80, y: -10, duration: 900 }, -1],
  ['a short flick', { x: -30, y: 4, duration: 120 }, 1],
  ['a short slow move', { x: -30, y: 4, duration: 600 }, 0],
  ['downwards', { x: -80, y: 90, duration: 200 }, 0],
  ['a tap', { x: 2, y: 1, duration: 80 }, 0],
])('a finger that goes %s', (_, way, side) => {
  expect(readSwipe(way)).toBe(side);
});
