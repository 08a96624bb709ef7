import type { Fact } from './facts.ts';
import { siteMap } from './site-map.ts';

export type Association = {
  name: string;
  url: string;
};

export const terms = {
  updated: '28 november 2026',
  cancelling: {
    freeAboveHours: 48,
    halfAboveHours: 24,
    halfPercent: 50,
    fullPercent: 100,
  },
  interest: { percentPerMonth: 1, afterDays: 30 },
  collection: { percent: 15, minimumCents: 2270 },
  complaint: {
    reportWithinHours: 48,
    bringInWithinHours: 24,
    goodsWithin: 'twee maanden',
  },
  forceMajeureDays: 14,
  priceIncreaseWithin: 'drie maanden',
  /** The association that wrote the terms, if any. Without `as`, its type would be null. */
  association: null as Association | null,
} as const;

/** A lawyer’s answers to the questions in docs/going-live.md. */
export const withdrawal: Fact = {
  name: 'Bedenktijd',
  text: null, // PLACEHOLDER: het antwoord van een jurist over 14 dagen bedenktijd, of laat null staan
};
export const paymentReminder: Fact = {
  name: 'Brief voor de incassokosten',
  text: null, // PLACEHOLDER: het antwoord van een jurist over die brief, of laat null staan
};

const { freeAboveHours, halfAboveHours, halfPercent, fullPercent } = terms.cancelling;

/** Article 4 in short. */
export const cancellingCosts = [
  `Meer dan ${freeAboveHours} uur vooraf: gratis.`,
  `Tot ${halfAboveHours} uur vooraf: ${halfPercent}% van de prijs.`,
  `Daarna of zonder bericht: ${fullPercent}%.`,
] as const;

export const cancellingWay = 'Bel of app mij.';

/** The numbers are positions on the page: update them when the order of the articles changes. */
export const cancellingPath = `${siteMap.terms.path}#artikel-4`;
export const liabilityPath = `${siteMap.terms.path}#artikel-10`;
