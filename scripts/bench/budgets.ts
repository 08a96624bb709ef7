// What the site may cost. `npm run bench` judges all of it, `npm test` the bytes and the requests.
import { siteMap } from '../../src/content/site-map.ts';

type Limit = { atMost?: number; atLeast?: number };

export type FigureInfo = Limit & { label: string; unit: Unit };

export type Unit = 'ms' | 'bytes' | 'times' | 'shift' | 'score' | 'count';

/** Bytes as they travel: compressed, without headers. A kB is 1000 of them. */
export const figureInfo = {
  simulatedFcp: { label: 'simulated: FCP', unit: 'ms' },
  simulatedFcpRatio: { label: 'simulated: FCP / limit', unit: 'times', atMost: 1.4 },
  simulatedLcp: { label: 'simulated: LCP', unit: 'ms' },
  simulatedLcpRatio: { label: 'simulated: LCP / limit', unit: 'times', atMost: 1.2 },
  simulatedTbt: { label: 'simulated: TBT', unit: 'ms' },
  simulatedCls: { label: 'simulated: CLS', unit: 'shift', atMost: 0 },
  simulatedPerformance: { label: 'simulated: performance', unit: 'score', atLeast: 99 },
  simulatedAccessibility: { label: 'simulated: accessibility', unit: 'score', atLeast: 100 },
  simulatedBestPractices: { label: 'simulated: best practices', unit: 'score', atLeast: 100 },
  simulatedSeo: { label: 'simulated: SEO', unit: 'score', atLeast: 100 },
  appliedFcp: { label: 'applied: FCP', unit: 'ms' },
  appliedLcp: { label: 'applied: LCP', unit: 'ms' },
  appliedLcpRatio: { label: 'applied: LCP / limit', unit: 'times', atMost: 0.9 },
  appliedTbt: { label: 'applied: TBT', unit: 'ms' },
  appliedCls: { label: 'applied: CLS', unit: 'shift', atMost: 0 },
  appliedPerformance: { label: 'applied: performance', unit: 'score', atLeast: 99 },
  appliedAccessibility: { label: 'applied: accessibility', unit: 'score', atLeast: 100 },
  appliedBestPractices: { label: 'applied: best practices', unit: 'score', atLeast: 100 },
  appliedSeo: { label: 'applied: SEO', unit: 'score', atLeast: 100 },

  clickCold: { label: 'click to page, just hydrated', unit: 'ms' },
  clickWarm: { label: 'click to page, at rest', unit: 'ms' },
  clickSwapped: { label: 'same, without the app', unit: 'ms' },
  clickWarmRatio: { label: 'at rest / without the app', unit: 'times' },
  clickColdRequests: { label: 'requests for code, just hydrated', unit: 'count' },
  clickWarmRequests: { label: 'requests for code, at rest', unit: 'count', atMost: 0 },
  clickShift: { label: 'CLS after the click', unit: 'shift', atMost: 0 },
  clickEarly: { label: 'click 2 s after load', unit: 'ms' },
  clickEarlyRatio: { label: 'same / a whole document', unit: 'times', atMost: 0.5 },

  firstViewBytes: { label: 'home, first view', unit: 'bytes', atMost: 52_000 },
  firstViewHtml: { label: '  HTML with its CSS', unit: 'bytes', atMost: 20_000 },
  firstViewCss: { label: '  CSS files', unit: 'bytes' },
  firstViewPictures: { label: '  pictures', unit: 'bytes' },
  firstViewFonts: { label: '  fonts', unit: 'bytes' },
  firstViewOther: { label: '  other', unit: 'bytes' },
  firstViewRequests: { label: '  requests', unit: 'count', atMost: 5 },
  firstViewScripts: { label: '  script files', unit: 'count', atMost: 0 },
  homeScript: { label: 'script, home', unit: 'bytes', atMost: 92_000 },
  homeAhead: { label: '  and of the next pages, at rest', unit: 'bytes' },
  homeScriptFiles: { label: '  files', unit: 'count' },
  homeFirebase: { label: '  of which Firebase', unit: 'bytes', atMost: 0 },
  formScript: { label: 'script, review form', unit: 'bytes', atMost: 140_000 },
  reviewsScript: { label: 'script, reviews', unit: 'bytes', atMost: 225_000 },
  albumScript: { label: 'script, album', unit: 'bytes', atMost: 225_000 },

  visibleMedian: { label: 'review elsewhere after the banner, p50', unit: 'ms' },
  visibleP95: { label: 'review elsewhere after the banner, p95', unit: 'ms', atMost: 300 },

  firstCardFew: { label: 'first card, 10 reviews stored', unit: 'ms' },
  firstCardMore: { label: 'first card, 1,000 stored', unit: 'ms' },
  firstCardMany: { label: 'first card, 10,000 stored', unit: 'ms' },
  firstCardRatio: { label: '10,000 / 10', unit: 'times', atMost: 1.2 },
  documentsRead: { label: 'documents read, 10,000 stored', unit: 'count', atMost: 24 },
  // The SDK reads the first page once more (docs/going-live.md).
  documentsRepeated: { label: '  read once more by the SDK', unit: 'count' },
  aggregates: { label: 'aggregate queries', unit: 'count', atMost: 1 },
  firstCardApplied: { label: 'first card, slow phone', unit: 'ms', atMost: 2_500 },
  firstPhotoApplied: { label: 'first photo, slow phone', unit: 'ms', atMost: 3_100 },
} as const satisfies Record<string, FigureInfo>;

export type FigureName = keyof typeof figureInfo;
type Limits = Partial<Record<FigureName, Limit>>;

/** The path of the page without any script, which the others are held against. */
export const limitPath = '/limiet';

export type Figure = {
  name: FigureName;
  value: number;
  /** The path of the page; a figure of the whole site has none. */
  page?: string;
};

export type Verdict = 'held' | 'broken' | 'free';

/**
 * What a live page may cost with its list in it; when its first card or photo stands has budgets of its
 * own. In the simulation Lighthouse adds the time of the list's answer to that of the text, as long as the
 * answer was there before the first paint, which it only is on a machine that asks itself.
 */
const withList: Limits = {
  simulatedLcpRatio: {},
  simulatedPerformance: { atLeast: 95 },
  appliedPerformance: { atLeast: 95 },
};

/** By the path of the page. */
const exceptions: Record<string, Limits> = {
  [siteMap.reviews.path]: withList,
  // The largest thing there is a photo of the list.
  [siteMap.album.path]: { ...withList, appliedLcpRatio: {} },
};

function findLimit({ name, page = '' }: Pick<Figure, 'name' | 'page'>): Limit {
  const usual: FigureInfo = figureInfo[name];
  return page === limitPath ? {} : (exceptions[page]?.[name] ?? usual);
}

/** Judges what is printed: 1.0304 times is 1.03. What could not be measured is broken. */
export function judge(figure: Figure): Verdict {
  const { atMost, atLeast } = findLimit(figure);
  if (atMost === undefined && atLeast === undefined) return 'free';
  const rounded = roundTo(figure.value, figureInfo[figure.name].unit);
  const isHeld =
    rounded <= (atMost ?? Number.POSITIVE_INFINITY) &&
    rounded >= (atLeast ?? Number.NEGATIVE_INFINITY);
  return isHeld ? 'held' : 'broken';
}

const decimals: Record<Unit, number> = {
  ms: 0,
  bytes: 0,
  times: 2,
  shift: 3,
  score: 0,
  count: 0,
};

function roundTo(value: number, unit: Unit): number {
  return Number(value.toFixed(decimals[unit]));
}

export function describeValue(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '?';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'times') return `${value.toFixed(2)}x`;
  return value.toFixed(decimals[unit]) + (unit === 'ms' ? ' ms' : '');
}

/** Without a page: of a figure of the whole site, or what most pages are held to. */
export function describeTarget(figure: Pick<Figure, 'name' | 'page'>): string {
  const { atMost, atLeast } = findLimit(figure);
  const { unit } = figureInfo[figure.name];
  if (atMost !== undefined) {
    return atMost === 0 ? describeValue(0, unit) : `<= ${describeValue(atMost, unit)}`;
  }
  return atLeast === undefined ? '' : describeValue(atLeast, unit);
}
