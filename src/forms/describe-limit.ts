/** How many characters still fit, as read under the field. */
export function describeLeft(left: number): string {
  if (left <= 0) return 'Er past niets meer bij';
  return left === 1 ? 'Nog 1 teken' : `Nog ${left} tekens`;
}

/** What is said of the end of a pasted text that did not fit. */
export function describeLost({ length }: string): string {
  return length === 1
    ? 'Uw tekst was te lang; het laatste teken past niet en is weggelaten.'
    : `Uw tekst was te lang; de laatste ${length} tekens passen niet en zijn weggelaten.`;
}
