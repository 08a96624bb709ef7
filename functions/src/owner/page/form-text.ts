/** Trims the text. Turns \r\n, which forms send for a line end, into \n: one character. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
