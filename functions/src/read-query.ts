export type QueryValues = readonly (string | null)[]; // null: not well encoded

/** `name[x]=a` and `name[]=a` count as `name`: a framework's parser would make an object or a list of them. */
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
