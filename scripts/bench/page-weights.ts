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
    figures.push({ name: 'script', page, value: sum(scripts) });
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
  const lazy = [...document.images].filter(({ loading }) => loading === 'lazy');
  const lazyUrls = lazy.map(({ currentSrc }) => currentSrc);
  const entries = ['resource', 'navigation'].flatMap((type) => performance.getEntriesByType(type));
  return entries.map((entry) => ({
    path: new URL(entry.name).pathname,
    kilobytes: Number(Reflect.get(entry, 'encodedBodySize')) / 1000,
    isFirstView: entry.startTime < paint && !lazyUrls.includes(entry.name),
  }));
}

function sum(assets: readonly { kilobytes: number }[]): number {
  return assets.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
