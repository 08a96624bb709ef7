// After a deployment, the code that sends a review is gone for a tab that was open before it.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, heading, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404/ });

async function setup(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/store-review-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Schrijf een recensie' }).first().click();
  await expect(heading(page)).toHaveText('Schrijf een recensie');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Oud tabblad');
  await page.getByRole('textbox', { name: 'Review' }).fill(`Een keer getypt ${Date.now()}`);
  await page.getByRole('radio', { name: '4 sterren' }).check();
  return { documents, send: () => page.getByRole('button', { name: 'Plaats review' }).click() };
}

test('a visitor of an old tab sends a review by one press: the page reloads and sends it', async ({
  page,
}) => {
  const { documents, send } = await setup(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/store-review-*.js');
  });
  await send();
  await expect(page.getByText('Bedankt voor uw review!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
  expect(documents).toEqual(['/', siteMap.writeReview.path]);
  await page.reload();
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Plaats review' })).toBeEnabled();
  await expect(page.getByText('De velden mogen niet leeg zijn!')).toHaveCount(0);
});

test('a visitor whose code stays gone reads an error after one reload, and keeps the text', async ({
  page,
}) => {
  const { documents, send } = await setup(page);
  await send();
  const failure = page.getByText('Er is een error opgetreden.');
  await expect(failure).toBeVisible();
  await send();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Oud tabblad');
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
  expect(documents).toEqual(['/', siteMap.writeReview.path]);
});
