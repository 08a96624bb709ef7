// The bytes and requests of the budgets: the home page, the review form and the live pages.
import type { Browser } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import type { Figure, FigureName } from './budgets.ts';
import { type PageWeight, pickType, sumBytes, weighPage } from './page-weight.ts';
import { phone } from './slow-phone.ts';

export async function measureWeights(browser: Browser, origin: string): Promise<Figure[]> {
  const figures = summarizeHome(await weigh(browser, origin + siteMap.home.path));
  const others = [
    ['formScript', siteMap.writeReview.path],
    ['reviewsScript', siteMap.reviews.path],
    ['albumScript', siteMap.album.path],
  ] as const;
  for (const [name, path] of others) {
    figures.push({ name, value: weighScripts(await weigh(browser, origin + path)) });
  }
  return figures;
}

async function weigh(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    return await weighPage(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

export function summarizeHome({ firstView, inAll }: PageWeight): Figure[] {
  const kinds = {
    firstViewHtml: ['document'],
    firstViewCss: ['stylesheet'],
    firstViewPictures: ['image'],
    firstViewFonts: ['font'],
  } as const satisfies Partial<Record<FigureName, string[]>>;
  const known = Object.values(kinds).flat();
  const scripts = pickType(inAll, 'script');
  const values = {
    firstViewBytes: sumBytes(firstView),
    ...Object.fromEntries(
      Object.entries(kinds).map(([name, types]) => [name, sumBytes(pickType(firstView, ...types))]),
    ),
    firstViewOther: sumBytes(firstView.filter(({ type }) => !known.some((kind) => kind === type))),
    firstViewRequests: firstView.length,
    firstViewScripts: pickType(firstView, 'script').length,
    homeScript: weighScripts({ inAll }),
    homeAhead: sumBytes(scripts.filter(({ isAhead }) => isAhead)),
    homeScriptFiles: scripts.length,
    homeFirebase: sumBytes(scripts.filter(({ isFirebase }) => isFirebase)),
  };
  // Object.entries widens to string; the names are the keys above.
  return (Object.entries(values) as [FigureName, number][]).map(([name, value]) => ({
    name,
    value,
  }));
}

/** What the page itself runs. */
export function weighScripts({ inAll }: Pick<PageWeight, 'inAll'>): number {
  return sumBytes(pickType(inAll, 'script').filter(({ isAhead }) => !isAhead));
}
