import { advice, type Finding, problem } from './finding.ts';

// The values that this project came with: example domains, numbers that count up or are zeros.
const placeholder =
  /\.example\b|voorbeeld|^0000 XX$|^0+$|^NL0+B0+$|^(?:06|\+316) ?12 ?34 ?56 ?78$/i;

export function checkPlaceholders(facts: Readonly<Record<string, unknown>>): Finding[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && placeholder.test(value)
      ? problem(`Fill in ${name} in src/content/salon.ts: it is still "${value}".`)
      : [],
  );
}

/** A price typed in euros would be a hundred times too low, and nothing else would notice. */
export function checkPrices(prices: readonly { treatment: string; cents: number }[]): Finding[] {
  const wrong = prices.filter(({ cents }) => !Number.isInteger(cents) || cents < 100);
  return wrong.map(({ treatment, cents }) =>
    problem(
      `${treatment} in src/content/prices.ts has cents: ${cents}. A price is a whole number of cents: 5500 is € 55,00.`,
    ),
  );
}

/** Both values look right: only the owner knows, so this is advice. */
export function checkVat(vat: string): Finding {
  const meaning = Object.hasOwn(vatMeanings, vat) && vatMeanings[vat];
  return meaning
    ? advice(`Confirm that prices ${meaning}: vat in src/content/salon.ts is '${vat}'.`)
    : problem("vat in src/content/salon.ts has to be 'included' or 'exempt'.");
}

const vatMeanings: Record<string, string> = {
  included: 'include btw',
  exempt: 'have no btw (kleineondernemersregeling)',
};
