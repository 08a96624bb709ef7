/** Quotes a visitor's text as mail programs do, so no line looks like the website's own. */
export function quote(text: string): string {
  return text.replaceAll(/^/gm, '> '); // with `m`, ^ matches after \n, \r, U+2028 and U+2029
}
