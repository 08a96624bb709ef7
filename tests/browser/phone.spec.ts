import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { expect, hold, test, whenHydrated } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone the first view of the home page holds headline, first button and both faces', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const barTop = (await bar.boundingBox())?.y ?? 0;
  expect(barTop).toBeGreaterThan(600);
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('link', { name }).boundingBox();
    return (box?.y ?? 9_999) + (box?.height ?? 0);
  };
  expect(await bottomOf('Lees verder')).toBeLessThan(barTop);
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  // The faces end at about six tenths of the drawing.
  expect((picture?.y ?? 9_999) + (picture?.height ?? 0) * 0.6).toBeLessThan(barTop);
});

test('the bar with phone, WhatsApp and mail makes room while somebody types', async ({ page }) => {
  await page.goto('/mail');
  await whenHydrated(page);
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  await expect(bar.getByRole('link')).toHaveText(['Bel', 'WhatsApp', 'Mail']);
  await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', /^tel:\+31/);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /\?text=Hallo/);
  await page.getByRole('textbox', { name: 'Onderwerp' }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: 'Onderwerp' }).blur();
  await expect(bar).toBeVisible();
});

test('the bar covers nothing that has focus, nor the end of the page', async ({ page }) => {
  await page.goto('/contact');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const barTop = (await bar.boundingBox())?.y ?? 0;
  const links = page.locator(':is(main, footer) a').filter({ visible: true });
  for (const link of await links.all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(/btw-id/).boundingBox();
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(barTop);
});

test('the menu opens and closes by the keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/tarieven');
  await whenHydrated(page);
  const menu = page.getByRole('banner').locator('summary');
  const link = page.getByRole('banner').getByRole('link', { name: 'Konijnen' });
  await expect(link).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a menu that is opened before the page has hydrated stays open', async ({ page }) => {
  const arrive = await hold(page, '**/assets/index-*.js');
  await page.goto('/tarieven');
  const link = page.getByRole('banner').getByRole('link', { name: 'Konijnen' });
  await page.getByRole('banner').getByText('Menu').click();
  await expect(link).toBeVisible();
  arrive();
  await whenHydrated(page);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ook konijnen zijn welkom');
  await expect(link).toBeHidden();
});

test('at 320 px, as at 400 % zoom, no page is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of pageNames) {
    await page.goto(siteMap[name].path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
  }
  await expect(page.getByRole('navigation', { name: 'Snel contact' })).toBeHidden();
});
