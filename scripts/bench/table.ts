import type { JudgedFigure } from './figures.ts';

export function composeTable(figures: readonly JudgedFigure[]): string {
  const groups = new Map<string, JudgedFigure[]>();
  for (const figure of figures) {
    const key = `${figure.name} ${figure.target} ${figure.verdict === 'reported'}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  const rows = [...groups.values()].map((group) => {
    const [{ name = '', target = '', verdict = '' } = {}] = group;
    const isBroken = group.some((figure) => figure.verdict === 'broken');
    const sorted = group.toSorted((a, b) => a.value - b.value);
    const cells = sorted.map(({ shown, page }) => `${shown} ${page}`);
    const ends = new Set([cells.at(0), cells.at(-1)]);
    return [name, target, isBroken ? 'BROKEN' : verdict, ...ends];
  });
  const widths = [39, 13, 10, 22, 0];
  return [['', 'target', '', 'smallest', 'largest'], ...rows]
    .map((row) => row.map((cell, column) => cell?.padEnd(widths[column] ?? 0)).join(''))
    .join('\n');
}
