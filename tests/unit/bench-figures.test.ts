import { expect, test } from 'vitest';
import { type Figure, judgeMedians } from '../../scripts/bench/figures.ts';

const name = 'applied LCP / baseline';

test.each<[name: Figure['name'], page: string, samples: number[], verdict: string]>([
  [name, '/', [0.904, 0.2, 1.5], 'held'], // printed as 0.90
  [name, '/', [0.906, 0.2, 1.5], 'broken'],
  [name, '/', [Number.NaN], 'broken'],
  [name, '/fotoalbum', [1.5], 'told'],
  ['accessibility', '/', [99], 'broken'],
  ['script', '/', [115], 'broken'],
  ['script', '/review', [115], 'held'],
  ['performance', '/', [50], 'told'],
])('%s of %s, measured as %j, is %s', (figure, page, samples, verdict) => {
  const figures = judgeMedians(samples.map((value) => ({ name: figure, page, value })));
  expect(figures.map((one) => one.verdict)).toEqual([verdict]);
});
