// Prices in euro cents, so that sums are exact.
// tests/specification.test.ts fails if a price of the specification differs.
import { offer, type Vat } from 'shared/salon.ts';

export type Price = {
  treatment: string;
  cents: number;
  note?: string;
  surcharge?: true;
};

/** `cents` is null if the price differs for each animal. */
export type ListedPrice = Omit<Price, 'cents'> & { cents: number | null };

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
    treatment: 'Kitten\u00adgewenning',
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

export const washing: ListedPrice = {
  treatment: 'Wassen',
  cents: null, // PLACEHOLDER; with a price, the note changes too
  note: 'Of het nodig is en wat het kost, hoort u vooraf',
};

/** Which cats the prices are for, or null. */
export const catRange: string | null = 'Elke vacht, elk gewicht'; // PLACEHOLDER

/** Prices that only the owner knows. Null leaves out the price. */
export const ownPrices: { chipping: number | null; boarding: number | null } = {
  chipping: 3500, // PLACEHOLDER
  boarding: 3500, // PLACEHOLDER: per kamer per nacht
};

/** The most that a vet may cost if the owner of the animal cannot be asked. */
export const vetLimit = 25_000; // PLACEHOLDER

/** The price of a standard treatment in which mats are shaved. */
export const mattedTotal = formatEuros(catPrices.standard.cents + catPrices.matted.cents);

/** All that a price list for cats has: the specified prices, and the owner's. */
export function listCatPrices({ chipping, boarding } = ownPrices): ListedPrice[] {
  const { standard, matted, ...others } = catPrices;
  const own = [
    { treatment: 'Chippen', cents: chipping, note: 'Inclusief de chip' },
    { treatment: 'B&B, een kamer per nacht', cents: boarding, note: 'Voor twee of drie katten' },
  ];
  return [
    standard,
    { ...matted, note: `Met trimbeurt samen ${mattedTotal}; wassen komt daarbij` },
    ...Object.values(others),
    washing,
    ...own.filter(({ cents }) => cents !== null),
  ];
}

/** 5500 -> '€ 55,00', with a no-break space, so that no line ends with the sign. */
export function formatEuros(cents: number): string {
  const euros = (cents / 100).toFixed(2).replace('.', ',');
  return `€\u00a0${euros}`;
}

export function formatPrice({ cents, surcharge }: ListedPrice): string {
  if (cents === null) return 'in overleg';
  const euros = formatEuros(cents);
  return surcharge ? `+\u00a0${euros}` : euros;
}

export function describeVat(vat: Vat): string {
  return vat === 'included'
    ? 'Alle prijzen zijn inclusief btw.'
    : 'U betaalt geen btw: de salon is daarvan vrijgesteld (kleineondernemersregeling).';
}
