// The pure parts of `npm run bench`. What it measures, it measures in browsers.
import { expect, test } from 'vitest';
import {
  describeTarget,
  describeValue,
  type Figure,
  judge,
  limitPath,
} from '../../scripts/bench/budgets.ts';
import { composeReviews } from '../../scripts/bench/fill-reviews.ts';
import { type LighthouseRun, summarizeRuns } from '../../scripts/bench/lighthouse-figures.ts';
import { removeScripts, takeOutPicture } from '../../scripts/bench/limit-page.ts';
import { readBenchOptions } from '../../scripts/bench/options.ts';
import { type Asset, pickType, sumBytes } from '../../scripts/bench/page-weight.ts';
import { describeLoad } from '../../scripts/bench/report.ts';
import { median, percentile } from '../../scripts/bench/statistics.ts';
import { composeTable, describeBroken, describeLighthouse } from '../../scripts/bench/table.ts';
import { summarizeHome } from '../../scripts/bench/weights.ts';
import { readReview } from '../../src/backend/review.ts';
import { pageNames, siteMap } from '../../src/content/site-map.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the 95th percentile of twenty values is the nineteenth', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([5], 0.95)).toBe(5);
  expect(percentile([], 0.95)).toBeNaN();
});

test.each<[Figure, string]>([
  [{ name: 'appliedLcpRatio', page: '/', value: 1.0349 }, 'held'],
  [{ name: 'appliedLcpRatio', page: '/', value: 1.0351 }, 'broken'],
  [{ name: 'simulatedCls', page: '/', value: 0.0004 }, 'held'],
  [{ name: 'simulatedCls', page: '/', value: 0.0006 }, 'broken'],
  [{ name: 'appliedSeo', page: '/', value: 100 }, 'held'],
  [{ name: 'appliedSeo', page: '/', value: 99 }, 'broken'],
  [{ name: 'appliedTbt', page: '/', value: 1 }, 'broken'],
  [{ name: 'appliedTbt', page: limitPath, value: 1 }, 'free'],
  [{ name: 'appliedLcp', page: '/', value: 9_000 }, 'free'],
  [{ name: 'firstViewBytes', value: 70_000 }, 'held'],
  [{ name: 'firstViewBytes', value: 70_001 }, 'broken'],
  [{ name: 'visibleP95', value: -4 }, 'held'],
  [{ name: 'appliedLcpRatio', page: '/fotoalbum', value: 1.5 }, 'free'],
  [{ name: 'appliedLcpRatio', page: '/recensies', value: 1.5 }, 'broken'],
  [{ name: 'simulatedLcpRatio', page: '/recensies', value: 1.5 }, 'free'],
  [{ name: 'simulatedTbt', page: '/recensies', value: 250 }, 'held'],
  [{ name: 'simulatedTbt', page: '/recensies', value: 251 }, 'broken'],
  [{ name: 'simulatedTbt', page: '/', value: 11 }, 'broken'],
  [{ name: 'simulatedPerformance', page: '/recensies', value: 89 }, 'broken'],
  [{ name: 'simulatedCls', page: '/recensies', value: 0.001 }, 'broken'],
])('%j is %s', (figure, verdict) => {
  expect(judge(figure)).toBe(verdict);
});

test('a figure that could not be measured breaks its budget', () => {
  const figure: Figure = { name: 'appliedTbt', page: '/', value: Number.NaN };
  expect(describeBroken([figure])).toEqual(['/ applied: TBT: ?, target 0 ms']);
  const ofList: Figure = { ...figure, page: '/recensies' };
  expect(describeBroken([ofList])).toEqual(['/recensies applied: TBT: ?, target <= 150 ms']);
});

test('values and targets are told in the unit of the figure', () => {
  expect(describeValue(69_949, 'bytes')).toBe('69.9 kB');
  expect(describeValue(1.005, 'times')).toBe('1.00x');
  expect(describeTarget({ name: 'firstViewBytes' })).toBe('<= 70.0 kB');
  expect(describeTarget({ name: 'simulatedCls' })).toBe('0.000');
  expect(describeTarget({ name: 'appliedSeo' })).toBe('100');
  expect(describeTarget({ name: 'appliedLcp' })).toBe('');
});

test('the table has a line per figure, a column per page, and marks what is broken', () => {
  const table = composeTable([
    { name: 'appliedTbt', page: limitPath, value: 3 },
    { name: 'appliedTbt', page: '/', value: 12 },
    { name: 'firstViewRequests', value: 3 },
  ]);
  expect(table.split('\n')).toEqual([
    '              target  /limiet       /',
    'applied: TBT    0 ms     3 ms  12 ms!',
    '  requests      <= 5        3',
  ]);
});

function createRun(changes: Partial<LighthouseRun>): LighthouseRun {
  const times = { fcp: 800, lcp: 1_000, tbt: 0, cls: 0 };
  const rest = { scores: { performance: 100 }, failed: [], longTasks: [], shifted: [] };
  return { method: 'applied', page: '/', ...times, ...rest, lcpElement: '<img>', ...changes };
}

test('pages are held against the limit page of the same run, by the medians', () => {
  const figures = summarizeRuns([
    createRun({ page: limitPath }),
    createRun({ lcp: 1_000 }),
    createRun({ lcp: 1_200 }),
    createRun({ lcp: 5_000 }),
  ]);
  const ratios = figures.filter(({ name }) => name === 'appliedLcpRatio');
  expect(ratios).toEqual([{ name: 'appliedLcpRatio', page: '/', value: 1.2 }]);
});

test('behind the figures stand the largest element, what shifted, and the longest tasks', () => {
  const long = (milliseconds: number) => ({ file: '/app.js', milliseconds });
  const told = describeLighthouse([
    createRun({ longTasks: [long(80)], shifted: ['<footer>'] }),
    createRun({ longTasks: [long(120)], failed: ['total-blocking-time'] }),
  ]);
  expect(told).toBe(
    '/: largest is <img>\n    not perfect: total-blocking-time\n    shifted: <footer>\n    long tasks: /app.js 120 ms',
  );
});

test('the limit page keeps everything but the scripts', () => {
  const html = `<html data-arriving lang="nl"><head><style>p{}</style>
<script type="application/ld+json">{"@type":"A"}</script></head>
<body><p>Tekst</p><script data-app="/a.js">(s=>{})()</script><script type="module" src="/b.js"></script></body>`;
  expect(removeScripts(html)).toBe(`<html lang="nl"><head><style>p{}</style>
<script type="application/ld+json">{"@type":"A"}</script></head>
<body><p>Tekst</p></body>`);
});

test('the page that the site is held against has its picture as a file, named early', () => {
  const img = (src: string) => `<img fetchPriority="high" alt="" src="${src}" width="9"/>`;
  expect(takeOutPicture(`<head><title>A</title></head>${img('data:image/svg+xml,%3Csvg')}`)).toBe(
    `<head><link rel="preload" as="image" href="/fotos/hero.svg" fetchpriority="high"><title>A</title></head>${img('/fotos/hero.svg')}`,
  );
  expect(() => takeOutPicture('<title>A</title>')).toThrow('no picture');
});

test('the weight of the home page tells kinds, requests and Firebase apart', () => {
  const asset = (type: string, bytes: number, told: Partial<Asset> = {}): Asset => {
    return { url: `/${type}`, type, bytes, isFirebase: false, isAhead: false, ...told };
  };
  const firstView = [
    asset('document', 10),
    asset('image', 4),
    asset('font', 20),
    asset('other', 1),
  ];
  const inAll = [
    ...firstView,
    asset('script', 50),
    asset('script', 7, { isFirebase: true }),
    asset('script', 3, { isAhead: true }),
  ];
  const figures = summarizeHome({ firstView, inAll });
  expect(Object.fromEntries(figures.map(({ name, value }) => [name, value]))).toEqual({
    firstViewBytes: 35,
    firstViewHtml: 10,
    firstViewCss: 0,
    firstViewPictures: 4,
    firstViewFonts: 20,
    firstViewOther: 1,
    firstViewRequests: 4,
    firstViewScripts: 0,
    homeScript: 57,
    homeAhead: 3,
    homeScriptFiles: 3,
    homeFirebase: 7,
  });
  expect(sumBytes(pickType(inAll, 'image', 'font'))).toBe(24);
});

test('the reviews that the bench stores are such as the site shows, the highest number newest', () => {
  const reviews = composeReviews(1_000);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(1_000);
  expect(reviews.every((review) => readReview('1', review) !== null)).toBe(true);
  const days = reviews.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
});

test('without words everything is measured; --quick measures less', () => {
  const all = readBenchOptions([]);
  const quick = readBenchOptions(['--quick']);
  if (!('options' in all && 'options' in quick)) throw new Error('refused');
  expect(all.options.pages).toEqual(pageNames.map((name) => siteMap[name].path));
  expect(all.options.parts).toEqual(['weight', 'lighthouse', 'clicks', 'live']);
  expect(quick.options.pages.length).toBeLessThan(12);
  expect(quick.options.simulated).toBe(1);
});

test('pages, parts and numbers can be chosen', () => {
  const words = ['--pages=/,/b&b', '--parts=live,weight', '--applied=0', '--quick'];
  expect(readBenchOptions(words)).toMatchObject({
    options: { pages: ['/', '/b&b'], parts: ['weight', 'live'], applied: 0, simulated: 1 },
  });
});

test.each([
  ['--parts=speed', '"speed" is not one of the parts'],
  ['--pages=/nergens', '"/nergens" is not a page of the site'],
  ['--applied=many', '--applied has to be a number'],
  ['--fast', "Unknown option '--fast'"],
])('%s is refused with a sentence', (word, sentence) => {
  expect(readBenchOptions([word])).toEqual({ problem: expect.stringContaining(sentence) });
});

test('a busy machine is named, because times then say little', () => {
  expect(describeLoad(0.4, 2)).toContain('the machine was free');
  expect(describeLoad(3, 2)).toContain('only bytes, requests and ratios');
});
