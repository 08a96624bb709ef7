// From the runs of Lighthouse to the figures of the table.
import { type Figure, type FigureName, limitPath } from './budgets.ts';
import { median } from './statistics.ts';

export type Method = 'simulated' | 'applied';

export type LighthouseRun = {
  method: Method;
  page: string;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** 0 to 100, by category. */
  scores: Partial<Record<Category, number>>;
  /** What cost a category its hundred. */
  failed: string[];
  lcpElement: string;
  /** Tasks of more than 50 ms: milliseconds, and the file they are of. */
  longTasks: LongTask[];
  /** What moved. */
  shifted: string[];
};

export type LongTask = { file: string; milliseconds: number };

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export const categories: readonly Category[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];

const figureNames = {
  simulated: {
    fcp: 'simulatedFcp',
    lcp: 'simulatedLcp',
    tbt: 'simulatedTbt',
    cls: 'simulatedCls',
    performance: 'simulatedPerformance',
    accessibility: 'simulatedAccessibility',
    'best-practices': 'simulatedBestPractices',
    seo: 'simulatedSeo',
  },
  applied: {
    fcp: 'appliedFcp',
    lcp: 'appliedLcp',
    tbt: 'appliedTbt',
    cls: 'appliedCls',
    performance: 'appliedPerformance',
    accessibility: 'appliedAccessibility',
    'best-practices': 'appliedBestPractices',
    seo: 'appliedSeo',
  },
} as const satisfies Record<Method, Record<string, FigureName>>;

export function summarizeRuns(runs: readonly LighthouseRun[]): Figure[] {
  const pages = [...new Set(runs.map(({ page }) => page))];
  const figures = (['simulated', 'applied'] as const).flatMap((method) =>
    pages.flatMap((page) => {
      const ofPage = runs.filter((run) => run.method === method && run.page === page);
      return ofPage.length > 0 ? summarizePage(ofPage, figureNames[method], page) : [];
    }),
  );
  return [
    ...figures,
    ...compareToLimit(figures, 'simulatedFcp', 'simulatedFcpRatio'),
    ...compareToLimit(figures, 'simulatedLcp', 'simulatedLcpRatio'),
    ...compareToLimit(figures, 'appliedLcp', 'appliedLcpRatio'),
  ];
}

function summarizePage(
  runs: readonly LighthouseRun[],
  names: (typeof figureNames)[Method],
  page: string,
): Figure[] {
  return [
    ...(['fcp', 'lcp', 'tbt', 'cls'] as const).map((key) => ({
      name: names[key],
      page,
      value: median(runs.map((run) => run[key])),
    })),
    ...categories.map((category) => ({
      name: names[category],
      page,
      value: median(runs.flatMap(({ scores }) => scores[category] ?? [])),
    })),
  ];
}

function compareToLimit(figures: readonly Figure[], name: FigureName, ratio: FigureName): Figure[] {
  const ofName = figures.filter((figure) => figure.name === name);
  const limit = ofName.find(({ page }) => page === limitPath)?.value ?? Number.NaN;
  return ofName
    .filter(({ page }) => page !== limitPath)
    .map(({ value, ...rest }) => ({ ...rest, name: ratio, value: value / limit }));
}
