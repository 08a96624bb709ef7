import { expect, test } from 'vitest';
import type { Photo } from '../../src/data/photo.ts';
import { arrangeRows } from '../../src/features/photos/arrange-tiles.ts';
import { followPlace } from '../../src/features/photos/use-place.ts';
import { readSwipe } from '../../src/features/photos/use-swipe.ts';

const list = (keys: string): Photo[] =>
  [...keys].map((key) => ({ key, src: `${key}.jpg`, alt: key }));

test.each([
  ['it stays', 'abc', 'b', 1],
  ['one was added before it', 'xabc', 'b', 2],
  ['one before it was removed', 'bc', 'b', 0],
  ['it was removed itself', 'acd', 'c', 1],
  ['it was the last and was removed', 'a', 'a', 0],
])('the viewer follows its photo when %s', (_, keys, key, index) => {
  expect(followPlace(list(keys), { key: 'b', index: 1 })).toEqual({ key, index });
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

const landscape = 4 / 3;
const portrait = 3 / 4;

test.each([
  ['landscape', Array(18).fill(landscape), [3, 2, 3, 2, 3, 2, 3]],
  ['portrait', Array(12).fill(portrait), [5, 4, 3]],
  ['a mix', [landscape, portrait, portrait, landscape, landscape, portrait], [4, 2]],
  ['one left over', Array(6).fill(landscape), [3, 3]],
])('rows of %s photos are filled from edge to edge, at one height', (_, ratios, counts) => {
  const shares = arrangeRows(ratios, [4, 2.67]);
  let index = 0;
  for (const count of counts) {
    const row = shares.slice(index, index + count);
    expect(row.map((share) => share.count)).toEqual(Array(count).fill(count));
    const sum = row.reduce((total, { share }) => total + share, 0);
    expect(sum).toBeLessThanOrEqual(1);
    expect(sum).toBeGreaterThan(0.99);
    const heights = row.map(({ share }, place) => share / (ratios[index + place] ?? 1));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.001);
    index += count;
  }
  expect(index).toBe(ratios.length);
});

test('an album of one photo does not fill the screen with it', () => {
  expect(arrangeRows([landscape], [4, 2.67])).toEqual([{ share: 0.3333, count: 1 }]);
});
