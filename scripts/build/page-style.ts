// A page has the rules that it needs in itself, so that its first view waits for nothing but the page. boot.ts fetches
// the whole stylesheet for what comes after it.
import { parse } from 'postcss';

/** The rules of `css` whose classes occur in `html`, which is what was rendered. */
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

/** Every page has declared them; once more, a browser would draw the text anew. */
export function dropTypefaces(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** Those that an element has to have; not those in brackets, of which one may be enough, or none. */
function listClasses(selector: string): string[] {
  const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
