// A failed assertion stops Firestore's SDK (firebase-js-sdk #9267). A reload restores the list.
import type { Page } from '@playwright/test';
import { siteMap } from '../../../src/content/site-map.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { whenLive } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

test.use({ expectedErrors: /INTERNAL|ASSERTION|ERR_|Firestore/ });

const newest = (page: Page) => page.getByRole('heading', { name: 'Van eerder 900021' });

test.afterEach(({ connection }) => removeReviews(connection, ['900021']));

test('a list whose SDK fails an assertion shows a banner, and its "Probeer opnieuw" reloads the page', async ({
  page,
  connection,
}) => {
  await page.goto(siteMap.reviews.path);
  await whenLive(page);
  connection.proxy.corrupt();
  await page.getByRole('button', { name: 'Toon meer' }).click(); // opens a listener, which fails
  await expect(page.getByText('De verbinding is even weg.')).toBeVisible({ timeout: 3_000 });
  await expect(page.getByRole('article')).toHaveCount(30);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await reloaded;
  await whenLive(page);
  await storeReviews(connection, [['900021', 900_021]], { date: '2099/01/01' });
  await expect(newest(page)).toBeVisible({ timeout: 1_000 });
  await expect(page.getByRole('article')).toHaveCount(31); // the reload keeps the larger list
  await expect(page.getByText('De verbinding is even weg.')).toHaveCount(0);
});
