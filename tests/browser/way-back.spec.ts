// A visitor follows an anchor, scrolls on and leaves. Back restores that scroll position. Runs in
// every installed engine.
import { siteMap } from '../../src/content/site-map.ts';
import { expect, footerLink, heading, openPage, test, whenPainted } from './site-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('Back to an anchor restores the scroll position', async ({ page }) => {
  await openPage(page, siteMap.home.path);
  const link = page.locator('main a[href="/over-mij#kittengewenning"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  const part = page.locator('#kittengewenning');
  await expect(part).toBeInViewport();
  const readTop = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 2_000));
  await whenPainted(page);
  const before = await readTop();
  for (const [name, moment] of [
    ['Tarieven', 'after Back'],
    ['Contact', 'after a second Back'],
  ] as const) {
    await footerLink(page, name).evaluate((element: HTMLElement) => element.click());
    await expect(heading(page)).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL('/over-mij#kittengewenning'); // a visitor can copy or share it
    await expect(part).toHaveCount(1);
    await whenPainted(page);
    // Waits, because a wrong jump to the anchor would happen a frame later.
    await page.waitForTimeout(300);
    expect(Math.abs((await readTop()) - before), moment).toBeLessThan(2);
  }
});
