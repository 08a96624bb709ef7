// Checks of every page, in one visit: a test costs a second before its first check.
import type { Page } from '@playwright/test';
import type { PageName } from '../../src/content/site-map.ts';
import { composeMailPath, type TopicName } from '../../src/content/topics.ts';
import { answerMap } from './google-map.ts';
import { addTypefaces, expect, test, visitPages } from './site-test.ts';
import { setStyle } from './text-checks.ts';

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
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('every page has a phone link on its first screen, ends with one, and has one scale of headings and no broken button', async ({
  page,
}) => {
  await answerMap(page);
  await addTypefaces(page);
  const homeTitles = new Map<number, number>();
  await visitPages(page, async (name) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const label = `${name}, at ${screen.width} px`;
      await expectWayToSalon(page, ownTopics[name] ?? 'katten', label);
      const { title, heading, isCut } = await page.evaluate(measureHeadings);
      expect(isCut, label).toBe(false);
      expect(title / heading, label).toBeGreaterThanOrEqual(1.2);
      if (name === 'home') homeTitles.set(screen.width, title);
      else expect(title, label).toBeLessThan(homeTitles.get(screen.width) ?? 0);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await setStyle(page, 'html { font-size: 200% }');
    expect(await page.evaluate(findBrokenButtons), name).toEqual([]);
    await setStyle(page, '');
    if (name === 'contact') return; // this page starts with phone and mail
    const end = page.getByRole('main').locator('> :last-child');
    const phone = end.locator('a[href^="tel:"]').filter({ visible: true });
    await expect(phone, `${name} ends with a <CallToAction>`).toBeVisible();
    const mail = end.locator('a[href^="/mail"]').first();
    await expect(mail, name).toBeVisible({ visible: name !== 'mail' });
  });
});

async function expectWayToSalon(page: Page, topic: TopicName, label: string): Promise<void> {
  const header = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const phone = header.or(bar).locator('a[href^="tel:"]').filter({ visible: true });
  await expect(phone, label).toBeInViewport({ ratio: 1 });
  if ((page.viewportSize()?.width ?? 0) < 740) return;
  const appointment = header.getByRole('link', { name: 'Afspraak maken' });
  await expect(appointment, label).toBeInViewport({ ratio: 1 });
  await expect(appointment, label).toHaveAttribute('href', composeMailPath(topic));
}

/** Runs in the page. Measures the largest title and heading, in px. */
function measureHeadings() {
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
}

/** Runs in the page. Lists each button that breaks a word, or has more than three lines. */
function findBrokenButtons(): (string | null)[] {
  const buttons = [...document.querySelectorAll('.pill')].filter((pill) => pill.checkVisibility());
  if (buttons.length === 0) return ['There is no button'];
  const isBroken = (button: Element) => {
    const lines = new Set<number>();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        if (tops.size > 1) return true;
        for (const top of tops) lines.add(top);
      }
    }
    return lines.size > 3;
  };
  return buttons.filter(isBroken).map((button) => button.textContent);
}
