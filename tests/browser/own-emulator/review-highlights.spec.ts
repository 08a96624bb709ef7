// The home page shows the newest reviews, far below its first screen.
import type { Page } from '@playwright/test';
import { highlightCount } from 'shared/review.ts';
import { removeReviews, storeReviews, storeSummary } from '../../data/stored-reviews.ts';
import { readShifts, watchShifts } from '../shifts.ts';
import { footerLink, hold, openPage, whenPainted } from '../site-test.ts';
import { findCutText } from '../text-checks.ts';
import { expect, test } from './faulty-connection.ts';

test.use({ expectedErrors: /ERR_FAILED/ });

const title = (page: Page) => page.getByRole('heading', { name: 'Wat klanten schrijven' });
const next = (page: Page) => page.getByRole('heading', { name: 'Goed om te weten' });
const link = (page: Page) => page.getByRole('link', { name: 'Alle recensies lezen' });
const text = 'Wij zijn erg blij met deze salon. ';

async function openHome(page: Page, width = 412) {
  await page.setViewportSize({ width, height: 740 });
  await watchShifts(page);
  await openPage(page, '/');
}

/** Scrolls slowly until the page requests the reviews. The reviews are then not yet in view. */
async function scrollNear(page: Page) {
  const request = page.waitForRequest('**/documents/reviews?*');
  let isRequested = false;
  void request.then(() => {
    isRequested = true;
  });
  await page.mouse.move(150, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    expect(isRequested).toBe(true);
  }).toPass({ intervals: [50] });
}

async function scrollOn(page: Page) {
  await page.mouse.move(150, 300);
  while (((await next(page).boundingBox())?.y ?? 0) > 300) await page.mouse.wheel(0, 250);
}

test('the home page requests its reviews only when a visitor scrolls near them, and once a visit', async ({
  page,
  connection,
}) => {
  const wide = { name: 'W'.repeat(100), review: text.repeat(7), date: '2099/09/23' };
  await storeReviews(connection, [['900021', 900_021]], wide);
  await storeReviews(connection, [['900020', 900_020]], { date: '2099/01/01' });
  await storeSummary(connection, 41);
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/documents([/:][^?]*)/.exec(request.url()) ?? [];
    if (path && !request.postData()?.includes('notices/current'))
      requests.push(path + (new URL(request.url()).searchParams.get('pageSize') ?? ''));
  });
  await openHome(page, 320);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('5,0 (41 recensies)')).toBeInViewport(); // on the first screen
  expect(requests).toEqual([':batchGet']); // the summary
  await scrollNear(page);
  await expect(page.getByText('Al lang hier.')).toBeAttached(); // before they are in view
  await scrollOn(page);
  await expect(page.getByText('Al lang hier.')).toBeVisible();
  await expect(page.getByText('23 september 2099')).toBeVisible();
  expect(requests).toEqual([':batchGet', `/reviews${highlightCount}`]);
  expect(await readShifts(page)).toEqual([]);
  expect(await findCutText(page)).toEqual([]);
  await footerLink(page, 'Contact').click();
  await expect(title(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveCount(1);
  expect(await page.getByText('5,0 (41 recensies)').count()).toBe(1); // immediately
  await page.waitForTimeout(1_000);
  // The responses are kept for the visit.
  expect(requests).toEqual([':batchGet', `/reviews${highlightCount}`]);
  await removeReviews(connection, ['900020', '900021']);
});

test('reviews that load in view move nothing, and Back keeps the place', async ({
  page,
  connection,
}) => {
  const names = ['900021', '900020'];
  for (const name of names) {
    const fields = { review: text.repeat(4), date: '2099/01/01' };
    await storeReviews(connection, [[name, Number(name)]], fields);
  }
  const release = await hold(page, '**/documents/reviews?*');
  await openHome(page, 360);
  await title(page).evaluate((element) => element.scrollIntoView()); // as after a reload
  const readTop = async () => (await next(page).boundingBox())?.y ?? 0;
  const before = await readTop();
  release();
  const cards = page.getByText(text.repeat(4).trim());
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toBeInViewport();
  expect(await readTop()).toBe(before);
  expect(await readShifts(page)).toEqual([]);
  await whenPainted(page);
  await footerLink(page, 'Contact').evaluate((element: HTMLElement) => element.click());
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(2);
  await removeReviews(connection, names);
});

test('the home page leaves out its reviews, without a shift, if the request fails', async ({
  page,
}) => {
  await page.route('**/documents/reviews?*', (route) => route.abort());
  await openHome(page);
  await scrollNear(page);
  await scrollOn(page);
  await expect(title(page)).toHaveCount(0);
  await expect(link(page)).toHaveCount(0);
  expect(await readShifts(page)).toEqual([]);
});
