import type { Page } from '../backend.ts';

/**
 * The items of a list as the local server sends it. An item's name is its `key`; a photo goes by its
 * place. What does not parse is left out; an answer that is no list throws.
 * `size`: how many there are in a full page.
 */
export function readPage<T>(
  list: unknown,
  read: (key: string, document: Record<string, unknown>) => T | null,
  size = Infinity,
): Page<T> {
  if (!Array.isArray(list)) throw new Error('The local server did not answer with a list');
  const items = list.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const document = item as Record<string, unknown>; // `read` looks at every field
    const key = typeof document.key === 'string' ? document.key : String(index);
    return read(key, document) ?? [];
  });
  return { items, hasMore: list.length >= size };
}
