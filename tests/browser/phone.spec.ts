import type { Page } from '@playwright/test';
import { contactLinks } from 'shared/salon.ts';
import { catPrices, formatEuros } from '../../src/content/prices.ts';
import { siteMap } from '../../src/content/site-map.ts';
import { answerMap } from './google-map.ts';
import { findCovered } from './page-checks.ts';
import { addTypefaces, expect, openPage, test, visitPages } from './site-test.ts';
import { setStyle } from './text-checks.ts';

test.use({ viewport: { width: 360, height: 740 } });

const contactBar = (page: Page) => page.getByRole('navigation', { name: 'Snel contact' });
const readBarTop = async (page: Page) => (await contactBar(page).boundingBox())?.y ?? 0;

test('the first screen of the home page shows "Lees verder" and the cat’s face', async ({
  page,
}) => {
  await addTypefaces(page); // a fallback typeface may add a line to the headline
  await page.goto('/');
  const barTop = await readBarTop(page);
  expect(barTop).toBeGreaterThan(600);
  const link = await page.getByRole('link', { name: 'Lees verder' }).boundingBox();
  expect((link?.y ?? 9_999) + (link?.height ?? 0)).toBeLessThan(barTop);
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  // The cat's face is within the picture's top 60 %.
  expect((picture?.y ?? 9_999) + (picture?.height ?? 0) * 0.6).toBeLessThan(barTop);
});

test('the first screen of the home page has three buttons, a price and the rating', async ({
  page,
}) => {
  await addTypefaces(page);
  for (const screen of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(screen);
    await page.goto('/');
    const main = page.getByRole('main');
    const price = main.getByText(`Trimbeurt ${formatEuros(catPrices.standard.cents)}`);
    const rating = main.getByText(/^Sterren:\d,\d \(\d+ recensies\)$/);
    const buttons = ['Lees verder', 'Bekijk de recensies', 'Schrijf een recensie'];
    const links = buttons.map((name) => main.getByRole('link', { name, exact: true }));
    const barTop = screen.width < 768 ? await readBarTop(page) : screen.height;
    for (const part of [price, rating, ...links]) {
      await expect(part).toBeVisible();
      const { y = 9_999, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(barTop);
    }
  }
});

test('no screen says twice when the salon is available by telephone', async ({ page }) => {
  await answerMap(page);
  await visitPages(page, async (_name, path) => {
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = await page
        .getByText(/bereikbaar/)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top + scrollY));
      for (const [index, top] of tops.sort((a, b) => a - b).entries()) {
        expect(top - (tops[index - 1] ?? -height), `${path}, at ${width} px`).toBeGreaterThan(
          height,
        );
      }
    }
  });
});

test('the contact bar hides while a text field has the focus', async ({ page }) => {
  await openPage(page, '/mail');
  const bar = contactBar(page);
  await expect(bar.getByRole('link')).toHaveText(['Bel', 'WhatsApp', 'Mail']);
  await expect(bar.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', contactLinks.phone);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /\?text=Ik%20heb/,
  );
  await page.getByRole('textbox', { name: 'Onderwerp' }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: 'Onderwerp' }).blur();
  await expect(bar).toBeVisible();
  await openPage(page, '/review');
  await page.getByRole('radio', { name: '4 sterren' }).check();
  await expect(bar).toBeVisible(); // a radio button opens no keyboard on a phone
});

// The contact bar is at the end of the HTML, so a browser may paint it before its labels arrive.
test('the icons of the contact bar do not move when its labels are late', async ({ page }) => {
  await openPage(page, '/');
  const readIcons = () =>
    contactBar(page)
      .locator('svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().y));
  const withLabels = await readIcons();
  expect(withLabels).toHaveLength(3);
  await contactBar(page)
    .getByRole('link')
    .evaluateAll((links) => {
      for (const link of links) link.lastChild?.remove();
    });
  expect(await readIcons()).toEqual(withLabels);
});

test('the contact bar covers no focused control, nor the end of the page', async ({ page }) => {
  await answerMap(page);
  await page.goto('/contact');
  const barTop = await readBarTop(page);
  expect(await findCovered(contactBar(page))).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByText(/btw-id/).boundingBox();
  expect((last?.y ?? 9_999) + (last?.height ?? 0)).toBeLessThan(barTop);
});

test('the star choices of the review form stand below each other', async ({ page }) => {
  await openPage(page, siteMap.writeReview.path);
  const labels = await page.locator('#review-stars label').all();
  const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(labels.length);
});

test('at 200 % text a button has at most 3 lines, and breaks no word', async ({ page }) => {
  await answerMap(page);
  await visitPages(page, async (_name, path) => {
    await setStyle(page, 'html { font-size: 200% }');
    const buttons = await page.locator('.pill:visible').evaluateAll((all) =>
      all.map((button) => {
        const lines = new Set<number>();
        let isBroken = false;
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
            isBroken ||= tops.size > 1;
            for (const top of tops) lines.add(top);
          }
        }
        return { name: button.textContent, lines: lines.size, isBroken };
      }),
    );
    expect(buttons.length, path).toBeGreaterThan(0);
    const isWrong = (button: (typeof buttons)[number]) => button.isBroken || button.lines > 3;
    expect(buttons.filter(isWrong), path).toEqual([]);
  });
});
