/** Quotes text as mail programs do, so that no line of it passes for ours. */
export function quote(text: string): string {
  return text.replaceAll(/^/gm, '> '); // `m` knows all line ends of Unicode
}
