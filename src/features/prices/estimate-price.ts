// Estimates the price of an appointment, with the prices of the price lists.
import {
  catPrices,
  formatEuros,
  type Price,
  rabbitPrices,
  surcharges,
} from '../../content/prices.ts';

export type Animal = 'cat' | 'rabbit';

type Extra = { key: 'matted' | 'parasites'; label: string; price: Price };

export type Treatment = { key: string; label: string; price: Price; extras: readonly Extra[] };

const parasites: Extra = {
  key: 'parasites',
  label: 'Vlooien of schimmel',
  price: surcharges.parasites,
};
const matted: Extra = { key: 'matted', label: 'Klitten of vilt', price: catPrices.matted };
const firstKitten: Price = { treatment: 'Kittengewenning, eerste keer', cents: 0 };

/** The first treatment of each animal is the default choice. */
export const treatments: Record<Animal, readonly [Treatment, ...Treatment[]]> = {
  cat: [
    choose('standard', 'Standaard trimbeurt', catPrices.standard, [matted, parasites]),
    choose('sanitary', 'Sanitaire trimbeurt', catPrices.sanitary, [parasites]),
    choose('nails', 'Alleen nagels', catPrices.nails, [parasites]),
    choose('firstKitten', firstKitten.treatment, firstKitten, [parasites]),
    choose('kitten', 'Kittengewenning, volgende keer', catPrices.kitten, [parasites]),
  ],
  rabbit: [
    choose('shortHair', 'Kortharige vacht', rabbitPrices.shortHair, [parasites]),
    choose('longHair', 'Langharige vacht', rabbitPrices.longHair, [parasites]),
    choose('matted', 'Volledig vervilte vacht', rabbitPrices.matted, [parasites]),
    choose('nails', 'Alleen nagels', rabbitPrices.nails, [parasites]),
  ],
};

type Estimate = { lines: readonly { label: string; cents: number }[]; cents: number };

/** How many animals come, each for the same treatment. */
export const counts = [1, 2, 3] as const;

export type Count = (typeof counts)[number];

/** Ignores extras that do not belong to the treatment. */
export function estimatePrice(
  treatment: Treatment,
  extras: ReadonlySet<string>,
  count: Count = 1,
): Estimate {
  const chosen = treatment.extras.filter(({ key }) => extras.has(key));
  const times = count > 1 ? `${count} × ` : '';
  const lines = [treatment, ...chosen].map(({ price }) => ({
    label: times + price.treatment,
    cents: count * price.cents,
  }));
  return { lines, cents: lines.reduce((sum, line) => sum + line.cents, 0) };
}

/** Returns a url parameter, such as 'cat.standard.matted', or 'rabbit.nails.2' for two rabbits. */
export function serializeChoice(
  animal: Animal,
  { key, extras }: Treatment,
  chosen: ReadonlySet<string>,
  count: Count = 1,
): string {
  const own = extras.filter((extra) => chosen.has(extra.key));
  return [animal, key, ...own.map((extra) => extra.key), ...(count > 1 ? [count] : [])].join('.');
}

/** Returns the animal and a sentence about the choice, or null for an unknown choice. */
export function parseChoice(choice: string): { animal: Animal; message: string } | null {
  const [animal, key, ...keys] = choice.split('.');
  if (animal !== 'cat' && animal !== 'rabbit') return null;
  const treatment = treatments[animal].find((each) => each.key === key);
  if (!treatment) return null;
  const extras = new Set(keys);
  const labels = [treatment, ...treatment.extras.filter((extra) => extras.has(extra.key))];
  const words = labels.map(({ label }) => label.toLowerCase()).join(', ');
  const count = counts.find((each) => extras.has(String(each))) ?? 1;
  const { cents } = estimatePrice(treatment, extras, count);
  const sum = cents > 0 ? formatEuros(cents).replace('\u00a0', ' ') : 'gratis';
  return { animal, message: `${count} ${nouns[animal][count > 1 ? 1 : 0]}: ${words} (${sum}). ` };
}

const nouns = { cat: ['kat', 'katten'], rabbit: ['konijn', 'konijnen'] } as const;

function choose(key: string, label: string, price: Price, extras: readonly Extra[]): Treatment {
  return { key, label, price, extras };
}
