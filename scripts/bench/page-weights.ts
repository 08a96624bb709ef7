// The bytes and requests of the home page, the review form and the live pages.
import type { Browser } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import type { Figure } from './figures.ts';
import { phone, untilAtRest, visit } from './slow-phone.ts';

const { home, writeReview, reviews, album } = siteMap;

export async function measureWeights(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path: page } of [home, writeReview, reviews, album]) {
    const assets = await visit(browser, phone, async (opened) => {
      await opened.goto(origin + page);
      await untilAtRest(opened);
      return opened.evaluate(listAssets);
    });
    const scripts = assets.filter(({ path }) => path.endsWith('.js'));
    figures.push({ name: 'script', page, value: sum(scripts.filter(({ isAhead }) => !isAhead)) });
    if (page !== home.path) continue;
    const firstView = assets.filter(({ isFirstView }) => isFirstView);
    const files = scripts.filter(({ isFirstView }) => isFirstView);
    figures.push(
      { name: 'first view', page, value: sum(firstView) },
      { name: 'first view: requests', page, value: firstView.length },
      { name: 'first view: script files', page, value: files.length },
    );
  }
  return figures;
}

/** Runs in the page. Lazy pictures are no first view: a browser fetches them as far ahead as it likes. */
function listAssets() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const own = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app ?? '';
  const lazy = [...document.images].filter(({ loading }) => loading === 'lazy');
  const lazyUrls = lazy.map(({ currentSrc }) => currentSrc);
  const entries = ['resource', 'navigation'].flatMap((type) => performance.getEntriesByType(type));
  // A script is fetched before it is imported: two entries, and the first counts.
  const byUrl = new Map(entries.toReversed().map((entry) => [entry.name, entry]));
  return [...byUrl].map(([url, entry]) => {
    const path = new URL(url).pathname;
    return {
      path,
      kilobytes: Number(Reflect.get(entry, 'encodedBodySize')) / 1000,
      isFirstView: entry.startTime < paint && !lazyUrls.includes(url),
      isAhead: /-page-|form-/.test(path) && !own.includes(path), // chunks for the next click
    };
  });
}

function sum(assets: readonly { kilobytes: number }[]): number {
  return assets.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
