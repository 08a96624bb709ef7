import type { Page } from '@playwright/test';

/** Sets the text spacing of WCAG 1.4.12, at which no text may be cut. */
export function widenText(page: Page): Promise<void> {
  return setStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
  );
}

/** Lists the texts that are cut at 200 % (WCAG 1.4.4), also in closed `details` of main. */
export async function findCutLargeText(page: Page): Promise<string[]> {
  await setStyle(
    page,
    `html { font-size: 200% }
    main details::details-content { content-visibility: visible; block-size: auto }`,
  );
  const cut = await findCutText(page);
  await setStyle(page, '');
  return cut;
}

/** Replaces the style that an earlier call set. */
export function setStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** Lists each text that is outside the screen's width or is cut by an element around it. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > width) cut.push('The page scrolls sideways');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Skips elements that hide or cut text on purpose.
      const cutting = '[aria-live], [href="#inhoud"], video';
      if (parent.closest(cutting)) continue;
      if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      if (isOnlyReadOut(parent)) continue;
      if (drawn(node).some((box) => isOutside(box, parent))) cut.push(node.textContent);
    }
    return cut;

    function isOnlyReadOut(parent: Element) {
      for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
        if (getComputedStyle(ancestor).clipPath === 'inset(50%)') return true;
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
      for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        if (overflowX === 'visible') continue;
        const frame = ancestor.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
        if (overflowY === 'auto') continue; // scrolling shows the rest
        if (box.top < frame.top - 2 || box.bottom > frame.bottom + 2) return true;
      }
      return false;
    }
  });
}
