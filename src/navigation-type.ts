/** How the browser came to this document: 'navigate', 'reload', 'back_forward'; '' where it does not tell. */
export function readNavigationType(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return String(Reflect.get(navigation ?? {}, 'type') ?? '');
}

/** False in a document that is a reload already, or in a browser that does not tell: it would go on for ever. */
export function mayReload(): boolean {
  return ['navigate', 'back_forward'].includes(readNavigationType());
}
