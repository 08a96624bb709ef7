/** Used as `ref`: moves the focus to an element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
