// Each page inlines the CSS rules that it needs, so that its first paint waits for no stylesheet.
// boot.ts loads the whole stylesheet after the first paint.
import { parse } from 'postcss';

export function selectRules(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = (selector: string) =>
    !selector.includes(':hover') && listClasses(selector).every((name) => classes.has(name));
  const root = parse(css);
  root.walkRules((rule) => {
    if (!rule.selectors.some(isNeeded)) rule.remove();
  });
  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(' ')) animations.add(word);
  });
  root.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !animations.has(rule.params);
    if (isUnused || rule.params === 'print' || rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Removes @font-face: pages inline it, and a second declaration makes browsers redraw text. */
export function dropTypefaces(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** Lists the classes that a selector requires. Skips a choice: `:is(.a, .b)` needs only one. */
function listClasses(selector: string): string[] {
  const plain = selector
    .replace(/:(?:is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/:has\([^)]*,[^)]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
