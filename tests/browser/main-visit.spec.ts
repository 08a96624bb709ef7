// The usual visit on a phone. These tests run in every installed browser engine.
import { emptyFieldsText, reviewBanners } from '../../src/content/banners.ts';
import {
  expect,
  footerLink,
  heading,
  isSameDocument,
  markDocument,
  openPage,
  test,
  whenHydrated,
} from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test("the home page has its headline, typeface and picture, and fits the screen's width", async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(heading(page)).toHaveText('De kattentrimsalon zonder honden en zonder haast');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(246, 231, 211)');
  const drawn = await page.evaluate(async () => ({
    headings: (await document.fonts.load('600 1em Fraunces')).length,
    picture: document.querySelector<HTMLImageElement>('main img')?.naturalWidth,
    isTooWide: document.documentElement.scrollWidth > 360,
  }));
  expect(drawn).toEqual({ headings: 1, picture: 960, isTooWide: false });
});

test('the menu stays open during hydration, and its links open pages without loading a document', async ({
  page,
}) => {
  await page.goto('/tarieven');
  const link = page.getByRole('banner').getByRole('link', { name: 'Konijnen' });
  await expect(link).toBeHidden();
  await page.getByText('Menu', { exact: true }).click();
  await whenHydrated(page);
  await expect(link).toBeVisible();
  await markDocument(page);
  await link.click();
  await expect(heading(page)).toHaveText('Ook konijnen zijn welkom');
  await expect(link).toBeHidden();
  await footerLink(page, 'Tarieven').click();
  await expect(heading(page)).toHaveText('Tarieven');
  expect(await isSameDocument(page)).toBe(true);
});

test('an empty review is refused with an explanation, and a complete one appears in the list', async ({
  page,
  browserName,
}) => {
  await openPage(page, '/review');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText(emptyFieldsText)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await page.keyboard.type(`Met ${browserName}`);
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill('Ook hier gaat het goed.');
  await page.getByRole('button', { name: 'Plaats review' }).click();
  await expect(page.getByText(reviewBanners.sent)).toBeVisible({ timeout: 20_000 });
  await page.goto('/recensies');
  const card = page.getByRole('article', { name: `Recensie van Met ${browserName}` });
  await expect(card).toContainText('Ook hier gaat het goed.');
});
