// What only a new review has to keep to, as in firestore.rules: apart, because every page loads review.ts.
import { product, salon } from './salon.ts';

export const mostLineBreaks = 8;

export function isOurName(name: string): boolean {
  const letters = takeLetters(name);
  return letters.includes(takeLetters(product)) || letters === takeLetters(salon.groomer);
}

function takeLetters(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '');
}

export function countLineBreaks(text: string): number {
  return text.match(/[\n\r\u2028\u2029]/g)?.length ?? 0;
}
