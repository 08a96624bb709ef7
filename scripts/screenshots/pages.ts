import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';

const widths = { 360: 740, 768: 1024, 1440: 900 };

export const paths: Record<string, string> = {
  ...Object.fromEntries(pageNames.map((name) => [name, siteMap[name].path])),
  notFound: '/niet-gevonden',
};

/** As <page>-<width>.png. */
export async function takePages(
  browser: Browser,
  options: BrowserContextOptions,
  names: readonly string[],
  folder: string,
): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    const viewport = { width: Number(width), height };
    const context = await browser.newContext({ ...options, viewport });
    for (const name of names) {
      const page = await context.newPage();
      await page.goto(paths[name] ?? '/');
      await showAll(page, name);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
      await page.close();
    }
    await context.close();
  }
}

/** Lazy pictures and live lists too. */
async function showAll(page: Page, name: string): Promise<void> {
  const live: Partial<Record<string, string>> = { reviews: 'article', album: 'main li img' };
  if (live[name]) await page.locator(live[name]).first().waitFor();
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
