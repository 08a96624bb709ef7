/** The values of one parameter; null for a value that is not well encoded. */
export type QueryValues = readonly (string | null)[];

/**
 * Reads the raw query, so that it does not matter how the framework parses one. `name[x]=a` and
 * `name[]=a` count as `name`: other parsers make a list or an object of them.
 */
export function readQuery(query: string): ReadonlyMap<string, QueryValues> {
  const values = new Map<string, (string | null)[]>();
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=');
    const name = decode(end < 0 ? pair : pair.slice(0, end))?.replace(/\[.*$/s, '');
    if (!name) continue;
    const value = end < 0 ? '' : decode(pair.slice(end + 1));
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

// Strict: URLSearchParams would put U+FFFD where the bytes are not UTF-8.
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
