const linesWhenFolded = 12; // as in review-card.css
const lineLength = 32; // characters on a line of the narrowest card

/** Guesses whether a folded text needs its button, which measuring shows or hides. */
export function isLongText(text: string): boolean {
  return countLines(text) > linesWhenFolded;
}

/** Estimates the count: a button that is added after measuring costs a second layout. */
function countLines(text: string): number {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
