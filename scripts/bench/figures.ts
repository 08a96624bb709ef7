import { type Budget, budgets, exceptions, type FigureName, type Unit } from './budgets.ts';

export type Figure = { name: FigureName; page: string; value: number };

export type JudgedFigure = Figure & { shown: string; target: string; verdict: Verdict };

type Verdict = 'held' | 'broken' | 'reported';

const decimals: Record<Unit, number> = { ms: 0, x: 2, shift: 3, score: 0, count: 0 };

export function judgeMedians(samples: readonly Figure[]): JudgedFigure[] {
  const names = Object.keys(budgets) as FigureName[];
  return names.flatMap((name) => {
    const ofName = samples.filter((sample) => sample.name === name);
    const pages = [...new Set(ofName.map(({ page }) => page))];
    return pages.map((page) => {
      const values = ofName.filter((sample) => sample.page === page).map(({ value }) => value);
      return judge({ name, page, value: findMedian(values) });
    });
  });
}

/** Judges the rounded value, as the table shows it: 1.0304 counts as 1.03. NaN breaks a budget. */
function judge(figure: Figure): JudgedFigure {
  const budget: Budget = { ...budgets[figure.name], ...exceptions[figure.page]?.[figure.name] };
  const { unit, atMost, atLeast, reportOnly } = budget;
  const rounded = Number(figure.value.toFixed(decimals[unit]));
  const isHeld = rounded <= (atMost ?? rounded) && rounded >= (atLeast ?? rounded);
  const limit = atMost ?? atLeast;
  const isJudged = limit !== undefined && !reportOnly;
  return {
    ...figure,
    shown: describe(figure.value, unit),
    target: limit === undefined ? '' : `${limit === atMost ? '<=' : '>='} ${describe(limit, unit)}`,
    verdict: isJudged ? (isHeld ? 'held' : 'broken') : 'reported',
  };
}

function describe(value: number, unit: Unit): string {
  const text = value.toFixed(decimals[unit]);
  if (unit === 'x') return `${text}x`;
  return unit === 'ms' ? `${text} ms` : text;
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
