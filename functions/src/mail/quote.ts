/** As mail programs mark what somebody else wrote: no line of it can pass for ours. */
export function quote(text: string): string {
  return text.replaceAll(/^/gm, '> '); // before each line, for all that Unicode calls the end of one
}
