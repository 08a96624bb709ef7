// The figures as people read them: one line per figure, one column per page.
import { describeTarget, describeValue, type Figure, figureInfo, judge } from './budgets.ts';
import type { LighthouseRun, LongTask } from './lighthouse-figures.ts';

// Object.keys widens to string; the names are the keys of the constant.
const names = Object.keys(figureInfo) as Figure['name'][];

export function composeTable(figures: readonly Figure[]): string {
  const pages = [...new Set(figures.flatMap(({ page }) => page ?? []))];
  const measured = names.filter((name) => figures.some((figure) => figure.name === name));
  const rows = measured.map((name) => {
    const ofName = figures.filter((figure) => figure.name === name);
    const columns: (string | undefined)[] = ofName.some(({ page }) => page) ? pages : [undefined];
    const cells = columns.map((column) => describeCell(ofName.find(({ page }) => page === column)));
    return [figureInfo[name].label, describeTarget({ name }), ...cells];
  });
  return align([['', 'target', ...pages], ...rows]);
}

/** A broken budget has an exclamation mark behind it. */
function describeCell(figure: Figure | undefined): string {
  if (!figure) return '';
  const text = describeValue(figure.value, figureInfo[figure.name].unit);
  return judge(figure) === 'broken' ? `${text}!` : text;
}

function align(rows: readonly (readonly string[])[]): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0),
    ),
  );
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

export function describeBroken(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => judge(figure) === 'broken')
    .map((figure) => {
      const { label, unit } = figureInfo[figure.name];
      const place = figure.page ? `${figure.page} ` : '';
      const value = describeValue(figure.value, unit);
      return `${place}${label.trim()}: ${value}, target ${describeTarget(figure)}`;
    });
}

/** Per page what stands behind the figures of Lighthouse; the longest of all runs. */
export function describeLighthouse(runs: readonly LighthouseRun[]): string {
  const pages = [...new Set(runs.map(({ page }) => page))];
  return pages
    .map((page) => {
      const ofPage = runs.filter((run) => run.page === page);
      return [
        `${page}: largest is ${list(ofPage.map(({ lcpElement }) => lcpElement))}`,
        prefix('not perfect: ', list(ofPage.flatMap(({ failed }) => failed))),
        prefix('shifted: ', list(ofPage.flatMap(({ shifted }) => shifted))),
        prefix('long tasks: ', describeLongTasks(ofPage.flatMap(({ longTasks }) => longTasks))),
      ]
        .filter(Boolean)
        .join('\n    ');
    })
    .join('\n');
}

function describeLongTasks(tasks: readonly LongTask[]): string {
  const longest = new Map<string, number>();
  for (const { file, milliseconds } of tasks) {
    longest.set(file, Math.max(longest.get(file) ?? 0, milliseconds));
  }
  const sorted = [...longest].toSorted(([, a], [, b]) => b - a);
  return list(sorted.map(([file, milliseconds]) => `${file} ${milliseconds.toFixed(0)} ms`));
}

function prefix(words: string, text: string): string {
  return text && words + text;
}

function list(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}
