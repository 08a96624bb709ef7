/** Trims. Makes a line end one character, as a visitor's page counts it: a form sends two. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
