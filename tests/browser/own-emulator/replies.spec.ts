import { siteMap } from '../../../src/content/site-map.ts';
import { removeReviews, storeReviews } from '../../data/stored-reviews.ts';
import { expect, test } from './faulty-connection.ts';

const reply = 'Wat fijn om te horen. De volgende keer neem ik weer de tijd. '.repeat(4);

test('a long reply leaves no hole in its row of cards', async ({ page, connection }) => {
  const numbers = [900_001, 900_002, 900_003, 900_004, 900_005, 900_006];
  for (const number of numbers) {
    const fields = { date: '2099/01/01', ...(number % 4 === 1 && { reply }) };
    await storeReviews(connection, [[String(number), number]], fields);
  }
  for (const width of [768, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteMap.reviews.path);
    const cards = page.getByRole('article');
    await expect(page.locator('.first-items')).toHaveCount(0); // the app has drawn the list
    const boxes = await cards.evaluateAll((all) =>
      all.slice(0, 6).map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const text = card.querySelector('p')?.getBoundingClientRect().bottom ?? 0;
        const sender = card.querySelector('footer')?.getBoundingClientRect().top ?? 9_999;
        return { top, bottom, hole: sender - text };
      }),
    );
    for (const { top, bottom, hole } of boxes) {
      const row = boxes.filter((other) => other.top < bottom && other.bottom > top);
      expect(new Set(row.map((other) => other.top)).size, `at ${width} px`).toBe(1);
      expect(Math.max(...row.map((other) => other.bottom)) - bottom).toBeLessThan(150);
      expect(hole).toBeLessThan(40);
    }
  }
  await removeReviews(connection, numbers.map(String));
});
