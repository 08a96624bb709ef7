/** Trims. Forms send \r\n for a line end: it becomes \n, and counts as one character. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
