import wholeStyle from 'virtual:whole-style';

/**
 * A page comes with the style of what stands in it. What the app adds to it later, and the pages after
 * it, need the rest.
 */
export function adoptStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(wholeStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
