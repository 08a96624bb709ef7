// Limits what a visit costs in bytes and requests. `npm run bench` measures times.
import { untilAtRest } from '../../scripts/bench/slow-phone.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, test } from './site-test.ts';

test.use({ viewport: { width: 412, height: 823 } }); // the screen of Lighthouse's phone

const { home, writeReview, reviews, album } = siteMap;

type Asset = { path: string; kilobytes: number; isFirstView: boolean };

const room = 3; // kB that the scripts may grow before somebody has to measure again

// `measured`: in kB (1000 bytes), compressed, on 27 November 2026. The app is one file with all
// pages: 13 kB more than one page needs, but no click waits for a page's code. Lists and the review
// form also load Firebase.
for (const [path, measured] of [
  [home.path, 111.8],
  [writeReview.path, 141.5],
  [reviews.path, 229.9],
  [album.path, 229.9],
] as const) {
  const most = measured + room;
  test(`${path} loads at most ${most.toFixed(1)} kB of script, and none before its first paint`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilAtRest(page);
    const assets = await page.evaluate(listAssets);
    const scripts = assets.filter((asset) => asset.path.endsWith('.js'));
    expect(scripts.filter(({ isFirstView }) => isFirstView)).toEqual([]);
    expect(sum(scripts)).toBeGreaterThan(80); // fails if the app is not counted
    expect(sum(scripts)).toBeLessThanOrEqual(most);
    if (path !== home.path) return;
    const firstView = assets.filter(({ isFirstView }) => isFirstView);
    expect(firstView.length).toBeLessThanOrEqual(5);
    expect(sum(firstView)).toBeGreaterThan(5);
    expect(sum(firstView)).toBeLessThanOrEqual(52);
  });
}

/** Runs in the page. `isFirstView` excludes lazy pictures: a browser may fetch them early. */
function listAssets(): Asset[] {
  // The app starts at the first paint, which may precede the first content on a busy machine.
  const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const lazy = [...document.images].filter(({ loading }) => loading === 'lazy');
  const lazyUrls = lazy.map(({ currentSrc }) => currentSrc);
  const entries = ['resource', 'navigation'].flatMap((type) => performance.getEntriesByType(type));
  return entries.map((entry) => ({
    path: new URL(entry.name).pathname,
    kilobytes: Number(Reflect.get(entry, 'encodedBodySize')) / 1000,
    isFirstView: entry.startTime < paint && !lazyUrls.includes(entry.name),
  }));
}

function sum(assets: readonly Asset[]): number {
  return assets.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
