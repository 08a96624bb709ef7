// The owner's ways to her pages: by thumb, and by keyboard without a script.
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export type Way = {
  name: string;
  context: BrowserContextOptions;
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

export const byThumb: Way = {
  name: 'by thumb',
  context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  type: (field, text) => field.fill(text),
};

/** The keys do without a script what they do with one. */
export const byKeyboardWithoutScript: Way = {
  name: 'by keyboard, without a script',
  context: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    const { keyboard } = field.page();
    const isDate = await field.evaluate((element) => element.matches('[type=date]'));
    if (isDate) return field.fill(text); // how a date is typed is the browser's own business
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText(text);
  },
};

async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come by ${target}`);
}

/** As whoever reads the mail on the site of a mail provider; without a script the link is pasted. */
export async function openLink(page: Page, way: Way, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<a href="${link}">Een link in een mail</a>`);
  await way.press(page.getByRole('link'));
  await page.waitForURL(way === byThumb ? /beheer[^#]*$/ : /beheer/);
  if (way === byThumb || !link.includes('#')) return;
  const field = page.getByRole('textbox', { name: /^Gaat een link niet vanzelf open/ });
  if ((await field.count()) === 0) return; // opened before
  await way.type(field, link);
  await way.press(page.getByRole('button', { name: 'Open de link' }));
}
