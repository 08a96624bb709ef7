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

test('a review typed before hydration replaces the older draft, and Enter before hydration stores nothing', async ({
  page,
}) => {
  await openPage(page, '/review');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Late vogel');
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/review', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  const review = page.getByRole('textbox', { name: 'Review', exact: true });
  const findStored = async () =>
    (await readStored(database)).filter((stored) => stored.name === 'Vroege vogel');
  await name.fill('Vroege vogel');
  await page.getByRole('radio', { name: '3 sterren' }).check();
  await name.press('Enter');
  await review.pressSequentially('Half getypt, ');
  release();
  await whenHydrated(page);
  await review.pressSequentially('en daarna af.');
  await expect(review).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('');
  expect(await findStored()).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText(reviewBanners.sent)).toBeVisible({ timeout: 20_000 });
  const stored = await findStored();
  expect(stored.map(({ fields }) => [fields.review, fields.stars])).toEqual([
    ['Half getypt, en daarna af.', 3],
  ]);
});
