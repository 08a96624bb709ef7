/** As the `ref` of what appears: the keyboard and the screen reader go on there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
