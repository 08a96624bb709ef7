/** Trims the text. Turns a form's \r\n into \n, so that a line end counts as one character. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return value.replaceAll('\r\n', '\n').trim();
}
