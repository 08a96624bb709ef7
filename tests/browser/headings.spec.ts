// One scale of headings: no page's title is larger than the home page's, or hardly larger than the
// headings below it.
import { addTypefaces, expect, test, visitPages } from './site-test.ts';

const widths = [360, 768, 960, 1440];

test('the home page has the largest title, and each title is 1.2 times its headings', async ({
  page,
}) => {
  await addTypefaces(page);
  const homeSizes = new Map<number, number>();
  await visitPages(page, async (name, path) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const { title, heading, isCut } = await page.evaluate(() => {
        const measure = (name: string) =>
          [...document.querySelectorAll(name)]
            .filter((element) => element.checkVisibility())
            .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('h1') ?? {};
        return {
          title: Math.max(...measure('h1')),
          heading: Math.max(...measure('h2')),
          isCut: scrollWidth > clientWidth,
        };
      });
      const where = `${path} at ${width} px`;
      expect(isCut, where).toBe(false);
      expect(title / heading, where).toBeGreaterThanOrEqual(1.2);
      if (name === 'home') homeSizes.set(width, title);
      else expect(title, where).toBeLessThan(homeSizes.get(width) ?? 0);
    }
  });
});
