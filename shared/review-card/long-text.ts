const linesWhenFolded = 12; // as in the style
const lineLength = 32; // in the narrowest card

export function isLongText(text: string): boolean {
  return countLines(text) > linesWhenFolded;
}

/** About how many it takes: to measure every card would cost a slow phone a layout. */
function countLines(text: string): number {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
