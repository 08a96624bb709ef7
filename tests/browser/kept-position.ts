import type { Page } from '@playwright/test';
import { readShifts, watchShifts } from './shifts.ts';
import { site } from './site-server.ts';
import { expect } from './site-test.ts';

/** Expects that a list keeps its scroll position after a reload, and after a return to it. */
export async function expectKeptPosition(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await watchShifts(page);
  const item = page.locator('main ul:not(.first-items) > li').nth(8);
  const readTop = () => item.evaluate((element) => element.getBoundingClientRect().top);
  await page.goto(path);
  await item.waitFor();
  await page.waitForTimeout(500); // until the live list has replaced the first response
  await page.evaluate(() => scrollTo(0, 1_500));
  await page.waitForTimeout(1_000); // until the browser has stored the scroll position
  const before = await readTop();

  await page.reload();
  await item.waitFor();
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(2);

  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/favicon.svg`);
  await page.goBack();
  await item.waitFor();
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(2);
  await page.waitForTimeout(500); // a card that arrives above would move the others now
  expect(Math.abs((await readTop()) - before)).toBeLessThan(2);
  expect(await readShifts(page)).toEqual([]);
}
