/** How the browser came to this document: 'navigate', 'reload', 'back_forward'; '' where it does not tell. */
export function readNavigationType(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return String(Reflect.get(navigation ?? {}, 'type') ?? '');
}
