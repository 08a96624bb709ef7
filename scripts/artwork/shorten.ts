/** Ids differ from picture to picture, so that several pictures can be inlined in one page. */
export function createPrefix(path: string): string {
  let hash = 0;
  for (const character of path) hash = (hash * 31 + character.charCodeAt(0)) % 46_000;
  return `a${hash.toString(36)}`;
}

export function shortenDrawing(content: string, prefix: string): string {
  const named = content.replaceAll('#%', `#${prefix}`).replaceAll('id="%', `id="${prefix}`);
  const shortened = shortenPaths(dropRepeatedClips(named))
    .replaceAll('="0.', '=".')
    .replaceAll('#FFFFFF', '#fff')
    .replace(/<rect x="0"/g, '<rect')
    .replace(/<rect y="0"/g, '<rect');
  return mergeSingleGroups(shareRepeatedShapes(shortened, prefix));
}

function dropRepeatedClips(content: string): string {
  const seen = new Set<string>();
  return content.replace(/<clipPath.*?<\/clipPath>/g, (clip) => {
    if (seen.has(clip)) return '';
    seen.add(clip);
    return clip;
  });
}

/** A group around one shape hands its transform to that shape, unless others refer to it. */
function mergeSingleGroups(content: string): string {
  const group = /<g (transform="[^"]*")><(path|use|ellipse|rect|circle) ([^>]*)\/><\/g>/g;
  return content.replace(group, (text, transform: string, tag: string, rest: string) =>
    /transform=|\bid=/.test(rest) ? text : `<${tag} ${transform} ${rest}/>`,
  );
}

/** Leaves out what a path can do without: blanks before a minus and repeated commands. */
function shortenPaths(content: string): string {
  return content.replace(/ d="([^"]*)"/g, (_match, d: string) => {
    const short = d
      .replace(
        /([CQLSqc])([^A-Za-z]+)(?:\1[^A-Za-z]+)+/g,
        (run, command: string) => command + run.slice(1).replaceAll(command, ' '),
      )
      .replace(/[ ,]+-/g, '-')
      .replace(/(^|[^\d.])0\./g, '$1.');
    return ` d="${short}"`;
  });
}

/** A paw is drawn up to six times in a picture: the second to sixth refer to the first. */
function shareRepeatedShapes(content: string, prefix: string): string {
  const shape = /<(?:path|ellipse|rect|circle) [^>]*(?:fill|stroke)="[^>]*\/>/g;
  const seen = new Map<string, number>();
  for (const [text] of content.matchAll(shape)) seen.set(text, (seen.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  return content.replace(shape, (text) => {
    if ((seen.get(text) ?? 0) < 2 || text.length < 50) return text;
    const known = names.get(text);
    if (known) return `<use href="#${known}"/>`;
    const name = `${prefix}_${names.size}`;
    names.set(text, name);
    return text.replace(/^<(\w+) /, `<$1 id="${name}" `);
  });
}
