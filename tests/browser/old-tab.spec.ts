// An old tab cannot load the code that sends a review: a deployment has deleted that file.
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/content/site-map.ts';
import { expect, heading, openPage, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404/ });

const code = '**/assets/store-review-*.js';

/** Opens the review form in an old tab, which makes the tab reload. Then fills in the form. */
async function setup(page: Page, wasDeployed: boolean) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
    if (documents.length > 1 && wasDeployed) void page.unroute(code);
  });
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Schrijf een recensie' }).first().click();
  await expect.poll(() => documents).toEqual(['/', siteMap.writeReview.path]);
  await whenHydrated(page);
  await expect(heading(page)).toHaveText('Schrijf een recensie');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Oud tabblad');
  await page.getByRole('textbox', { name: 'Review' }).fill(`Een keer getypt ${Date.now()}`);
  await page.getByRole('radio', { name: '4 sterren' }).check();
  return { documents, send: () => page.getByRole('button', { name: 'Plaats review' }).click() };
}

test('a tab older than a deployment reloads when the review form opens, and sends a review with one click', async ({
  page,
}) => {
  const { documents, send } = await setup(page, true);
  await send();
  await expect(page.getByText('Bedankt voor uw review!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
  expect(documents).toHaveLength(2);
});

test('a review form whose code is missing shows an error and keeps its text', async ({ page }) => {
  const { documents, send } = await setup(page, false);
  const failure = page.getByText('Er is een error opgetreden.');
  await send();
  await expect(failure).toBeVisible();
  await send();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Oud tabblad');
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue(/^Een keer getypt \d/);
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
  expect(documents).toHaveLength(2);
});
