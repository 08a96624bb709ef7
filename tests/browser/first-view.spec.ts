import { reviewBanners } from '../../src/content/banners.ts';
import { readStored } from '../data/stored-reviews.ts';
import { database } from './site-data.ts';
import { expect, footerLink, heading, hold, openPage, test, whenHydrated } from './site-test.ts';

test('a link works before hydration, and hydration does not duplicate the page that it opens', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/');
  await footerLink(page, 'Tarieven').click();
  await expect(page).toHaveURL('/tarieven');
  await expect(heading(page)).toHaveText('Tarieven');
  release();
  await whenHydrated(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('table')).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a review typed before hydration replaces the older draft, and an early submit sends it once', async ({
  page,
}) => {
  await openPage(page, '/review');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Late vogel');
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/review', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Naam' }).fill('Vroege vogel');
  await page.getByRole('textbox', { name: 'Review' }).fill('Nog voor het script er was.');
  await page.getByRole('radio', { name: '3 sterren' }).check();
  const send = page.getByRole('button', { name: 'Plaats review' });
  await send.dblclick();
  release();
  await whenHydrated(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText(reviewBanners.sent)).toBeVisible({ timeout: 20_000 });
  const stored = await readStored(database);
  const sent = stored.filter(({ name }) => name === 'Vroege vogel');
  expect(sent.map(({ fields }) => fields.stars)).toEqual([3]);
});
