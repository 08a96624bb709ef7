// Amounts in euro cents.

export type Association = { name: string; url: string };

export const terms = {
  updated: '23 november 2026',
  cancelling: { freeAboveHours: 48, halfAboveHours: 24, halfPercent: 50, fullPercent: 100 },
  interest: { percentPerMonth: 1, afterDays: 30 },
  collection: { percent: 15, minimumCents: 2270 },
  complaint: { reportWithinHours: 48, bringInWithinHours: 24, goodsWithin: 'twee maanden' },
  forceMajeureDays: 14,
  priceIncreaseWithin: 'drie maanden',
  /** Whose general terms these are, if the owner says so; `as`, or it could only ever be null. */
  association: null as Association | null,
} as const;
