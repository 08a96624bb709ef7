/** Trims the text. Turns a form's \r\n into \n, so that a line end counts as one character. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return value.replaceAll('\r\n', '\n').trim();
}

/** `subject`: the first words of the sentence, for example 'De tekst'. */
export function findLengthProblem(subject: string, text: string, limit: number): string | null {
  if (text.length <= limit) return null;
  return `${subject} heeft ${text.length} tekens. Er passen er ${limit} in.`;
}
