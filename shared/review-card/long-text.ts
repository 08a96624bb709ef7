const linesWhenFolded = 12; // equals `-webkit-line-clamp` in review-card.css
const lineLength = 32; // characters on a line of the narrowest card

export function isLongText(text: string): boolean {
  return countLines(text) > linesWhenFolded;
}

/** Estimates the count, because measuring every card would be slow on a phone. */
function countLines(text: string): number {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
