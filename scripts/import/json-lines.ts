/** On which line each value of a JSON text begins, by its path: '/reviews/3'. The text has to parse. */
export function listLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  // Each open list or object, with the key that comes next.
  const open: { key: string | number }[] = [];
  let line = 1;
  let isKey = false;
  const place = () => `/${open.map(({ key }) => key).join('/')}`;

  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|\n|[^\s[\]{},:"]+/g)) {
    const inner = open.at(-1);
    if (token === '\n') line += 1;
    else if (token === '}' || token === ']') {
      open.pop();
      isKey = false;
    } else if (token === ',') {
      if (typeof inner?.key === 'number') inner.key += 1;
      else isKey = true;
    } else if (token === ':') isKey = false;
    else if (isKey && inner && token !== '[') inner.key = JSON.parse(token);
    else {
      lines.set(place(), line);
      if (token === '[') open.push({ key: 0 });
      if (token === '{') open.push({ key: '' });
      isKey = token === '{';
    }
  }
  return lines;
}
