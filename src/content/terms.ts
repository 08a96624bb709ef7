// Every figure of the general terms. Amounts in euro cents, so that sums are exact.

export const terms = {
  cancelling: { freeAboveHours: 48, halfAboveHours: 24, halfPercent: 50, fullPercent: 100 },
  interest: { percentPerMonth: 1, afterDays: 30 },
  collection: { percent: 15, minimumCents: 2270 },
  complaint: { reportWithinHours: 48, bringInWithinHours: 24, goodsWithin: 'twee maanden' },
  forceMajeureDays: 14,
  priceIncreaseWithin: 'drie maanden',
} as const;
