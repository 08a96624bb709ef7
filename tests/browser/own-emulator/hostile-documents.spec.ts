// What must never spoil the page: documents that the owner, an import or an older site left there.
import { Double, type Fields, type Write } from '../../firestore-client.ts';
import { cacheTypefaces } from '../site-test.ts';
import { expect, test } from './faulty-connection.ts';

const good = {
  id: 1,
  name: 'Onschuldig',
  review: 'Gewone tekst.',
  stars: 5,
  date: '2098/12/31',
} as const satisfies Fields;

/** Shown, as text and nothing else. Newer than every other review. */
const shownDocuments: Record<string, Fields> = {
  script: { ...good, name: '<script>globalThis.isHacked = 1</script>' },
  image: { ...good, review: '<img src=x onerror="globalThis.isHacked = 1"> & "aanhaling"' },
  emoji: { ...good, name: '😺'.repeat(50), review: '🐈'.repeat(255) },
  long: { ...good, name: 'x'.repeat(100), review: 'w'.repeat(255) },
  longest: { ...good, review: 'Lang verhaal. '.repeat(2_000) },
  marks: { ...good, review: `z${'\u0301\u0489'.repeat(120)}` },
  lines: { ...good, review: 'regel\n'.repeat(40) },
  'a number with a fraction': { ...good, id: new Double(2.5) },
};

/** Left out. What else is no review is in tests/unit/review.test.ts. */
const brokenDocuments: Record<string, Fields> = {
  empty: {},
  'a blank text': { ...good, name: 'Kapot', review: '\u200b' },
  bytes: { ...good, name: 'Kapot', review: new Uint8Array([1, 2, 3]) },
};

test.use({ viewport: { width: 360, height: 740 } });

const documents = { ...shownDocuments, ...brokenDocuments };
const path = (key: string) => `reviews/vreemd ${key}`;

test.afterEach(({ connection }) =>
  connection.owner.commit(...Object.keys(documents).map((key): Write => ({ remove: path(key) }))),
);

test('documents that nobody expects leave the page whole, and their text is text', async ({
  page,
  connection,
}) => {
  await connection.owner.commit(
    ...Object.entries(documents).map(([key, fields]): Write => ({ create: path(key), fields })),
  );
  await cacheTypefaces(page); // without them a long name takes a line more
  await page.goto('/recensies');
  await expect(page.getByRole('heading', { name: '<script>' })).toBeVisible();

  // Broken ones fill much of the newest page, and must not hide that there are more.
  await page.getByRole('button', { name: 'Toon meer' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);

  for (const { name, review } of Object.values(shownDocuments)) {
    const cards = page.getByRole('article').filter({ hasText: String(name).trim() });
    const texts = await cards.allTextContents();
    expect(texts.some((text) => text.includes(String(review).trim()))).toBe(true);
  }
  await expect(page.getByText('Kapot')).toHaveCount(0);
  expect(await page.evaluate(() => 'isHacked' in globalThis)).toBe(false);
  expect(await page.locator('article :is(script, img, a)').count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  // None buries the others: 12 lines, its name and its day.
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(700);
});
