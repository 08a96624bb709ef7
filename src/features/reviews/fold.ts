// Finds the texts in a list that are too long for their box, which review-card.css limits.

const shownLines = 12; // above the button, as in review-card.css

type MeasuredText = { box: HTMLElement; isLong: boolean };

/** Call it after the layout, or once per frame: it makes the browser do the layout immediately. */
export function measureTexts(list: Element): MeasuredText[] {
  return [...list.querySelectorAll('.review-card-text')].map((text) => {
    const box = text.parentElement as HTMLElement;
    return { box, isLong: text.clientHeight > measureBox(box) };
  });
}

/** Returns the height of a folded box, in CSS pixels. */
function measureBox(box: HTMLElement): number {
  if (box.classList.contains('review-card-fold')) return box.clientHeight;
  const button = box.querySelector('button')?.offsetHeight ?? 0;
  return shownLines * Number.parseFloat(getComputedStyle(box).lineHeight) + button;
}
