/** The text of a field, trimmed. A browser sends line ends as two characters; a visitor's page counts one. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
