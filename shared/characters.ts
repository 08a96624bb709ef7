// Checks the characters of a visitor's text. firestore.rules has similar checks for reviews.

const controlCharacter = /(?![\t\n])\p{Cc}/u.source; // other than tab and newline
const changeOfDirection = /[\u202A-\u202E\u2066-\u2069]/.source;
const forbiddenCharacters = new RegExp(`${controlCharacter}|${changeOfDirection}`, 'gu');

export function stripForbiddenCharacters(text: string): string {
  return text.replace(forbiddenCharacters, '');
}

export function hasForbiddenCharacters(text: string): boolean {
  return text.search(forbiddenCharacters) >= 0;
}

const invisible = [
  '\\s\\p{Z}', // spaces and line ends
  '\\p{Cc}\\p{Cf}\\p{DI}', // control and format characters, such as a zero-width space
  '\\p{Cs}\\p{Co}', // half a character pair, and characters without a standard shape
  '\\u2800\\uFFFC', // a Braille cell without dots, and the place of an object
];
const visibleCharacter = new RegExp(`[^${invisible.join('')}]`, 'u');

/** True for a text that looks empty. `trim()` is not enough: it keeps a zero-width space. */
export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text);
}

const lineEnd = /\r\n?|[\n\u2028\u2029]/;

/** Strips the blank lines before and after a text, and writes each line end as `\n`.
 * Returns an empty text for a blank one. */
export function stripBlankLines(text: string): string {
  const lines = text.split(lineEnd);
  const isFilled = (line: string) => !isBlank(line);
  const first = lines.findIndex(isFilled);
  const last = lines.findLastIndex(isFilled);
  return lines.slice(first, last + 1).join('\n');
}
