import { siteMap } from '../../src/content/site-map.ts';
import { expect, heading, openPage, test, whenHydrated } from './site-test.ts';

test.use({ expectedErrors: /404/ });

test('a tab older than a deployment reloads when the review form opens, and sends a review with one click', async ({
  page,
}) => {
  const documents: string[] = [];
  const code = '**/assets/store-review-*.js'; // a deployment has deleted it
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
    if (documents.length > 1) void page.unroute(code);
  });
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Schrijf een recensie' }).first().click();
  await expect.poll(() => documents).toEqual(['/', siteMap.writeReview.path]);
  await whenHydrated(page);
  await expect(heading(page)).toHaveText('Schrijf een recensie');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Oud tabblad');
  await page.getByRole('textbox', { name: 'Review' }).fill('Een keer getypt.');
  await page.getByRole('radio', { name: '4 sterren' }).check();
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText('Bedankt voor uw review!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
  expect(documents).toHaveLength(2);
});
