// From the thanks in one browser until the review stands in another one that is open.
import type { Browser, Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import type { Figure } from './budgets.ts';
import { isHydrated, namesInPages, whenPainted } from './in-page.ts';
import { phone } from './slow-phone.ts';
import { median, percentile } from './statistics.ts';

/** Milliseconds, one for each review; below zero when the other browser was first. */
export async function measureReviewTravel(
  browser: Browser,
  origin: string,
  count: number,
): Promise<number[]> {
  const reader = await openPage(browser);
  const writer = await openPage(browser);
  try {
    await reader.goto(origin + siteMap.reviews.path);
    await reader.getByRole('article').first().waitFor();
    const times: number[] = [];
    for (let turn = 1; turn <= count; turn++) {
      times.push(await sendReview(writer, reader, origin, `Reiziger ${turn}.`));
    }
    return times;
  } finally {
    await reader.context().close();
    await writer.context().close();
  }
}

async function sendReview(writer: Page, reader: Page, origin: string, name: string) {
  await writer.goto(origin + siteMap.writeReview.path);
  await writer.waitForFunction(isHydrated);
  await writer.getByRole('textbox', { name: 'Naam' }).fill(name);
  await writer.getByRole('textbox', { name: 'Review' }).fill('Van de ene browser in de andere.');
  const seen = reader.evaluate(whenPainted, { selector: 'article', text: name });
  const thanked = writer.evaluate(whenPainted, {
    selector: 'main',
    text: 'Bedankt voor uw review!',
  });
  await writer.getByRole('button', { name: 'Plaats review' }).click();
  return (await seen) - (await thanked);
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  await context.addInitScript(namesInPages);
  return context.newPage();
}

export function summarizeReviewTravel(times: readonly number[]): Figure[] {
  return [
    { name: 'visibleMedian', value: median(times) },
    { name: 'visibleP95', value: percentile(times, 0.95) },
  ];
}
