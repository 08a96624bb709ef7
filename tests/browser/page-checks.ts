import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  var axe: typeof axeCore;
}

/** Minified, because each new document parses it. */
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function findViolations(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(axeScript);
  return page.evaluate(async (runOnly) => {
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
  }, standards);
}

/** Lists controls that a click 21 px from the centre misses. Skips links in a text. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const distance = 21;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, label')];
    return controls
      .filter((control) => !isSkipLink(control) && !isInText(control) && isDrawn(control))
      .filter((control) => !canBeClickedAround(control))
      .map((control) => `${control.tagName} ${control.textContent?.trim()}`);

    function isSkipLink(control: HTMLElement) {
      return control.getAttribute('href') === '#inhoud';
    }
    function isInText(control: HTMLElement) {
      const { display } = getComputedStyle(control);
      if (display !== 'inline' && display !== 'inline-block') return false;
      const words = control.textContent?.trim() ?? '';
      const text = control.closest('p, dd, address, li, h2, h3')?.textContent?.trim() ?? '';
      return text.length > words.length;
    }
    /** A label with `for` does not count: its field is the target. */
    function isDrawn(control: HTMLElement) {
      const isFieldLabel = control instanceof HTMLLabelElement && control.htmlFor !== '';
      return !isFieldLabel && control.checkVisibility() && control.getClientRects().length > 0;
    }
    function canBeClickedAround(control: HTMLElement) {
      control.scrollIntoView({ block: 'center' });
      const box = control.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const around = [
        document.elementFromPoint(x - distance, y),
        document.elementFromPoint(x + distance, y),
        document.elementFromPoint(x, y - distance),
        document.elementFromPoint(x, y + distance),
      ];
      return around.every((element) => control.contains(element));
    }
  });
}

/** Lists buttons that only a background shows: forced colours hide it. */
export function findBorderlessButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, label')]
      .filter((control) => {
        const { backgroundColor, borderStyle, textDecorationLine } = getComputedStyle(control);
        const isFilled = control.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)';
        const hasEdge = borderStyle !== 'none' || textDecorationLine !== 'none';
        return isFilled && !hasEdge && !control.querySelector('img');
      })
      .map((control) => `${control.tagName} ${control.textContent?.trim()}`),
  );
}

export async function findHiddenFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab'); // makes the browser show focus rings
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, textarea, [tabindex="-1"]:is(h1, article)',
    );
    return [...controls]
      .filter((control) => {
        control.focus();
        // Skips a hidden control, such as a link of the contact bar while a field has the focus.
        if (document.activeElement !== control) return false;
        return ![control, control.closest('label'), control.closest('li')].some(isOutlined);
      })
      .map((control) => `${control.tagName} ${control.textContent?.trim()}`);

    function isOutlined(element: HTMLElement | null) {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }
  });
}

/** Lists each control that this bar covers when the control gets the focus. */
export function findCovered(bar: Locator): Promise<string[]> {
  return bar.evaluate((cover) => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, summary, input');
    return [...controls]
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control || cover.contains(control)) return false;
        if (!cover.checkVisibility()) return false; // the bar hides while a field has the focus
        const box = control.getBoundingClientRect();
        const covered = cover.getBoundingClientRect();
        return box.bottom > covered.top && box.top < covered.bottom;
      })
      .map((control) => `${control.tagName} ${control.textContent?.trim()}`);
  });
}
