// A page brings the style of what stands in it, and the app brings the rest.
import type { Page } from '@playwright/test';
import { pageNames, siteMap } from '../../src/content/site-map.ts';
import { expect, test, whenAlive } from './site-test.ts';

test.use({ expectedErrors: /ERR_FAILED|status of 404/ });

test('the whole style sheet changes nothing on a page as it stands', async ({ page, visitor }) => {
  const wholeStyle = await readWholeStyle(await visitor());
  expect(wholeStyle.length).toBeGreaterThan(30_000);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of [...pageNames.map((name) => siteMap[name].path), '/niet-gevonden']) {
    await page.goto(path);
    for (const width of path === '/' ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      const { elements, changed } = await compareStyles(page, wholeStyle);
      expect(elements, path).toBeGreaterThan(80);
      expect(changed, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('what comes after the first page has its style at once, whatever the way to it', async ({
  page,
}) => {
  await page.goto('/privacy');
  await whenAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarieven', exact: true }).click();
  const price = page.getByRole('table').first();
  const inside = await price.evaluate((table) => getComputedStyle(table).borderCollapse);
  await page.reload();
  const asDocument = await price.evaluate((table) => getComputedStyle(table).borderCollapse);
  expect([inside, asDocument]).toEqual(['collapse', 'collapse']);
});

/** As the app has it: rules that were parsed do not tell all that they said. */
async function readWholeStyle(page: Page): Promise<string> {
  await page.goto('/');
  await whenAlive(page);
  const [ofThePage, whole, ...more] = await page.locator('style').allTextContents();
  expect([ofThePage?.includes('@font-face'), more]).toEqual([true, []]);
  return whole ?? '';
}

/** What looks otherwise with the whole style sheet, in states too that come before the app. */
function compareStyles(page: Page, wholeStyle: string) {
  return page.evaluate((css) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const form of document.querySelectorAll('form')) form.dataset.pressed = '';
    addStyle('*, ::before, ::after { transition: none !important }'); // else a change takes its time
    const elements = [...document.querySelectorAll<HTMLElement>('html, body, body *')];
    const before = elements.map(readStyles);
    const whole = addStyle(css);
    const after = elements.map(readStyles);
    whole.remove();
    const changed = elements.filter((_, index) => before[index] !== after[index]);
    return { elements: elements.length, changed: changed.map(({ outerHTML }) => outerHTML) };

    function addStyle(text: string): HTMLElement {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
      return style;
    }
    function readStyles(element: Element): string {
      return [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content }, index) => index === 0 || content !== 'none')
        .map((style) => [...style].map((name) => style.getPropertyValue(name)).join())
        .join('|');
    }
  }, wholeStyle);
}
