// Tests `npm run dev`, in which React's StrictMode runs each effect twice.
import { siteMap } from '../../src/content/site-map.ts';
import { devSite } from './site-server.ts';
import { expect, fillInReview, openPage, test } from './site-test.ts';

test.use({ baseURL: devSite.url });

test('in development a photo opens, by a link too, stays open, and closes', async ({ page }) => {
  const viewer = page.getByRole('dialog', { name: 'Foto vergroot' });
  const close = () => viewer.getByRole('button', { name: 'Sluiten' }).click();
  await openPage(page, `${siteMap.album.path}#foto=foto-02`);
  await expect(viewer.getByRole('status')).toContainText('2 van 18');
  await close();
  await expect(viewer).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Bekijk groter: / })
    .nth(8)
    .click();
  await expect(viewer.getByRole('status')).toContainText('9 van 18');
  await expect(page).toHaveURL(/#foto=/);
  await close();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(siteMap.album.path);
});

test('in development a posted review is stored and listed', async ({ page }) => {
  await fillInReview(page, 'Ontwikkelaar', 'Deze recensie komt van de ontwikkelserver.');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await page.getByRole('link', { name: 'Bekijk uw recensie' }).click();
  await expect(page.getByText('Deze recensie komt van de ontwikkelserver.')).toBeVisible();
});
