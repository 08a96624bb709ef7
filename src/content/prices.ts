// Prices in euro cents, so that sums are exact. answers.ts has the prices of chipping and the B&B.
// tests/unit/prices.test.ts fails if a price in this file differs from the specification.
import { offer, type Vat } from 'shared/salon.ts';

export type Price = {
  treatment: string;
  cents: number;
  note?: string;
  surcharge?: true;
};

export const catPrices = {
  standard: {
    treatment: 'Standaard trimbeurt',
    cents: 5500,
    note: 'Inclusief nagels knippen; oren en ogen worden nagekeken en schoongemaakt',
  },
  matted: {
    treatment: 'Toeslag voor het scheren van klitten of vilt',
    cents: 1500,
    surcharge: true,
  },
  sanitary: { treatment: 'Sanitaire trimbeurt', cents: 2750 },
  nails: { treatment: 'Alleen nagels knippen', cents: 1000 },
  kitten: {
    treatment: 'Kittengewenning',
    cents: 2500,
    note: `De eerste keer is gratis; welkom vanaf ${offer.kittenAge}`,
  },
} as const satisfies Record<string, Price>;

export const rabbitPrices = {
  shortHair: { treatment: 'Standaard trimbeurt kortharig konijn', cents: 5000 },
  longHair: { treatment: 'Standaard trimbeurt langharig konijn', cents: 5500 },
  matted: { treatment: 'Volledig vervilte vacht', cents: 7000 },
  nails: { treatment: 'Alleen nagels knippen', cents: 1000 },
} as const satisfies Record<string, Price>;

export const surcharges = {
  parasites: {
    treatment: 'Toeslag bij vlooien of schimmel',
    cents: 1500,
    note: 'Daarna maak ik de salon extra schoon',
    surcharge: true,
  },
} as const satisfies Record<string, Price>;

/** 5500 -> '€ 55,00', with a no-break space, so that no line ends with the sign. */
export function formatEuros(cents: number): string {
  const [euros, rest] = (cents / 100).toFixed(2).split('.');
  return `€\u00a0${euros},${rest}`;
}

export function formatPrice(price: Price): string {
  return price.surcharge ? `+\u00a0${formatEuros(price.cents)}` : formatEuros(price.cents);
}

export function describeVat(vat: Vat): string {
  return vat === 'included'
    ? 'Alle prijzen zijn inclusief btw.'
    : 'U betaalt geen btw: de salon is daarvan vrijgesteld (kleineondernemersregeling).';
}
