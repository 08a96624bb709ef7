// Each page inlines the CSS rules that it needs, so that its first view waits for no other file.
// boot.ts loads the whole stylesheet after the first paint.
import { parse } from 'postcss';

/** The rules of `css` whose classes occur in the rendered `html`. */
export function selectRules(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = (selector: string) => listClasses(selector).every((name) => classes.has(name));
  const root = parse(css);
  root.walkRules((rule) => {
    if (!rule.selectors.some(isNeeded)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Every page has declared the typefaces: a second time would make the browser redraw its text. */
export function dropTypefaces(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** The classes that an element must have. In brackets, as in :is(), one of several is enough. */
function listClasses(selector: string): string[] {
  const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
