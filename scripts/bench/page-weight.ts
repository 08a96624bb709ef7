// What a page costs in bytes and requests, before its script comes and in all.
import type { Page, Request } from '@playwright/test';
import { watchCode } from './code-at-rest.ts';

export type Asset = {
  url: string;
  /** As the browser calls it: document, stylesheet, image, font, script, fetch. */
  type: string;
  /** As it travelled, without headers. */
  bytes: number;
  isFirebase: boolean;
};

export type PageWeight = { firstView: Asset[]; inAll: Asset[] };

/** Milliseconds. Short of the 1,500 after which the app comes by itself. */
const firstViewLasts = 1_000;

/** Opens the page, and looks on until it has fetched all the code that it is going to fetch. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const assets: Promise<Asset>[] = [];
  page.on('requestfinished', (request) => assets.push(describeAsset(request)));
  const codeIsAtRest = watchCode(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(firstViewLasts);
  const firstView = await Promise.all(assets);
  await codeIsAtRest();
  return { firstView, inAll: await Promise.all(assets) };
}

async function describeAsset(request: Request): Promise<Asset> {
  const type = request.resourceType();
  const { responseBodySize } = await request.sizes();
  const isFirebase = type === 'script' && (await readText(request)).includes('@firebase/');
  return { url: request.url(), type, bytes: responseBodySize, isFirebase };
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
