import { wholeStyle } from 'virtual:whole-style';

/**
 * A page comes with the style of what stands in it. What the app adds to it later, and the pages after
 * it, need the rest.
 */
export function addWholeStyle(): void {
  const style = document.createElement('style');
  style.textContent = wholeStyle;
  document.head.append(style);
}
