import type { PageName } from '../../src/content/site-map.ts';
import { composeMailPath, type TopicName } from '../../src/content/topics.ts';
import { answerMap } from './google-map.ts';
import { expect, test, visitPages } from './site-test.ts';

/** The pages whose button asks for something else than a cat's grooming. */
const ownTopics: Partial<Record<PageName, TopicName>> = {
  rabbits: 'konijnen',
  boarding: 'b&b',
  sitting: 'oppas',
  contact: 'contact',
};

const screens = [
  { width: 360, height: 740 },
  { width: 568, height: 320 }, // a small phone in landscape
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('every page has a phone link on its first screen, and every page but contact ends with one', async ({
  page,
}) => {
  await answerMap(page);
  const header = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const phone = header.or(bar).locator('a[href^="tel:"]').filter({ visible: true });
  const appointment = header.getByRole('link', { name: 'Afspraak maken' });
  const end = page.getByRole('main').locator('> :last-child');
  await visitPages(page, async (name) => {
    const topic = ownTopics[name] ?? 'katten';
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      const label = `${name}, at ${width} x ${height}`;
      await expect(phone, label).toBeInViewport({ ratio: 1 });
      if (width < 768) continue;
      await expect(appointment, label).toBeInViewport({ ratio: 1 });
      await expect(appointment, label).toHaveAttribute('href', composeMailPath(topic));
    }
    if (name === 'contact') return; // this page starts with phone and mail, and ends with the map
    await expect(end.locator('a[href^="tel:"]').filter({ visible: true }), name).toBeVisible();
    const mail = end.locator('a[href^="/mail"]').first();
    await expect(mail, name).toBeVisible({ visible: name !== 'mail' });
  });
});
