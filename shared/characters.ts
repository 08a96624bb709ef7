// Checks the characters of a visitor's text. firestore.rules has similar checks for reviews.

/** Characters that change a text's direction, and control characters other than tab and newline. */
const forbiddenCharacters = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

export function stripForbiddenCharacters(text: string): string {
  return text.replace(forbiddenCharacters, '');
}

export function hasForbiddenCharacters(text: string): boolean {
  return text.search(forbiddenCharacters) >= 0;
}

const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800\uFFFC]/u;

/** True for a text that looks empty. `trim()` is not enough: it keeps a zero-width space. */
export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text);
}

const lineEnd = /\r\n?|[\n\u2028\u2029]/;

/** Strips the blank lines before and after a text, and writes each line end as `\n`. */
export function stripBlankLines(text: string): string {
  const lines = text.split(lineEnd);
  const isFilled = (line: string) => !isBlank(line);
  const first = lines.findIndex(isFilled);
  const last = lines.findLastIndex(isFilled);
  return lines.slice(first, last + 1).join('\n');
}
