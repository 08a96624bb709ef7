// Whether every text can be read as a whole.
import type { Page } from '@playwright/test';

/** Text as wide as a reader may set it (WCAG 1.4.12). */
export function widenText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Text at 200 % (WCAG 1.4.4), as a phone's own setting makes it, and everything unfolded. */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', true);
    }
  });
}

export function resetText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', false);
    }
  });
}

/** Each piece of text that falls outside the screen's width or is cut by what it stands in. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > width) cut.push('The page scrolls sideways');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('[aria-live], [href="#inhoud"], video')) continue;
      if (isOnlyReadOut(parent)) continue;
      if (drawn(node).some((box) => isOutside(box, parent))) cut.push(node.textContent);
    }
    return cut;

    function isOnlyReadOut(parent: Element) {
      for (let place: Element | null = parent; place; place = place.parentElement) {
        if (getComputedStyle(place).clipPath === 'inset(50%)') return true;
      }
      return false;
    }
    function drawn(node: Node) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((box) => box.width > 0);
    }
    function isOutside(box: DOMRect, parent: Element) {
      if (box.left < -1 || box.right > width + 1) return true;
      for (let place: Element | null = parent; place; place = place.parentElement) {
        if (getComputedStyle(place).overflowX === 'visible') continue;
        const frame = place.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
        if (box.top < frame.top - 2 || box.bottom > frame.bottom + 2) return true;
      }
      return false;
    }
  });
}
