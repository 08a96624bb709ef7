// Checks the characters of a visitor's text. firestore.rules has similar checks for reviews.

/** Characters that change a text's direction, and control characters other than tab and newline. */
const forbiddenCharacters = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;

export function stripForbiddenCharacters(text: string): string {
  return text.replace(forbiddenCharacters, '');
}

export function hasForbiddenCharacters(text: string): boolean {
  return text.search(forbiddenCharacters) >= 0;
}

/** True for a text that looks empty. `trim()` is not enough: it keeps a zero-width space. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800\uFFFC]*$/u.test(text);
}

/** Strips the blank lines before and after a text, and writes each line end as `\n`. */
export function stripBlankLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/);
  const isFilled = (line: string) => !isBlank(line);
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1).join('\n');
}
