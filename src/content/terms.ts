import { siteMap } from './site-map.ts';

export type Association = { name: string; url: string };

export const terms = {
  updated: '23 november 2026',
  cancelling: { freeAboveHours: 48, halfAboveHours: 24, halfPercent: 50, fullPercent: 100 },
  interest: { percentPerMonth: 1, afterDays: 30 },
  collection: { percent: 15, minimumCents: 2270 },
  complaint: { reportWithinHours: 48, bringInWithinHours: 24, goodsWithin: 'twee maanden' },
  forceMajeureDays: 14,
  priceIncreaseWithin: 'drie maanden',
  /** The association that wrote the terms, if any. Without `as`, its type would be null. */
  association: null as Association | null,
} as const;

/** The numbers are positions on the page: update them when the order of the articles changes. */
export const cancellingPath = `${siteMap.terms.path}#artikel-4`;
export const liabilityPath = `${siteMap.terms.path}#artikel-10`;
