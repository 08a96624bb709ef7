import { transform } from 'lightningcss';

/**
 * The part of the style sheet that a page needs as it stands: without the rules for class names that are
 * not in it. That is a third of the whole, and what a first answer can carry is little. The app brings
 * the whole (src/app/whole-style.ts), for what it adds to a page and for the pages after it.
 */
export function pickStyle(css: string, page: string): string {
  const inPage = new Set(page.match(/\b_[0-9a-z]+\b/g));
  // Names as name-class.ts makes them. Those of animations stand in no page.
  const inStyle = css.match(/(?<=\.)_[0-9a-z]+/g) ?? [];
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: inStyle.filter((name) => !inPage.has(name)),
  });
  return code.toString();
}
