import { existsSync, readFileSync } from 'node:fs';

export type Figure = { what: string; figure: number | string };

export const figuresFile = '.local/test-results/figures.jsonl';

/** The figures that tests/keep-figure.ts stored, in alphabetical order. */
export function readFigures(file = figuresFile): Figure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const figures: Figure[] = lines.map((line) => JSON.parse(line));
  return figures.toSorted((a, b) => a.what.localeCompare(b.what));
}

export function describeFigures(figures: readonly Figure[]): string {
  const width = Math.max(0, ...figures.map(({ figure }) => String(figure).length));
  return figures.map(({ what, figure }) => `${String(figure).padStart(width)}  ${what}`).join('\n');
}
