// What a page costs in bytes and requests, before its script comes and in all.
import type { Page, Request } from '@playwright/test';
import { isCode, watchCode } from './code-at-rest.ts';

export type Asset = {
  url: string;
  /** As the browser calls it: document, stylesheet, image, font, fetch; all code is 'script'. */
  type: string;
  /** As it travelled, without headers. */
  bytes: number;
  isFirebase: boolean;
  /** Code of other pages, fetched for the next click. */
  isAhead: boolean;
};

export type PageWeight = {
  /**
   * Asked for before the page was painted. Without lazy pictures, which a browser fetches ahead of the
   * visitor as far as it likes.
   */
  firstView: Asset[];
  inAll: Asset[];
};

/** Opens the page, and looks on until it has fetched all the code that it is going to fetch. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const codeIsAtRest = watchCode(page);
  await page.goto(address, { waitUntil: 'load' });
  await codeIsAtRest();
  const requests = [...finished]; // what comes later is not weighed, nor asked about after the end
  const start = await page.locator('script[data-app]').getAttribute('data-app');
  const inAll = await Promise.all(requests.map((request) => describeAsset(request, start ?? '')));
  const lazy = new Set(await page.locator('img[loading=lazy]').evaluateAll(readSources));
  const early = new Set(await page.evaluate(listEarlyUrls));
  const firstView = inAll.filter(({ url, type }) => {
    return type === 'document' || (early.has(url) && !lazy.has(url));
  });
  return { firstView, inAll };
}

/** Runs in the page: what it asked for before its first paint. */
function listEarlyUrls(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
    .map(({ name }) => name);
}

/** Runs in the page. */
function readSources(pictures: (Element & { currentSrc?: string })[]): (string | undefined)[] {
  return pictures.map(({ currentSrc }) => currentSrc);
}

async function describeAsset(request: Request, start: string): Promise<Asset> {
  const type = isCode(request) ? 'script' : request.resourceType();
  const { responseBodySize } = await request.sizes();
  const isFirebase = type === 'script' && (await readText(request)).includes('@firebase/');
  const { pathname } = new URL(request.url());
  const isAhead = type === 'script' && !start.includes(pathname) && /-(page|note)-/.test(pathname);
  return { url: request.url(), type, bytes: responseBodySize, isFirebase, isAhead };
}

async function readText(request: Request): Promise<string> {
  const response = await request.response();
  return (await response?.text()) ?? '';
}

export function sumBytes(assets: readonly Asset[]): number {
  return assets.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function pickType(assets: readonly Asset[], ...types: readonly string[]): Asset[] {
  return assets.filter(({ type }) => types.includes(type));
}
