import { advice, type Finding, problem } from './finding.ts';

// The values that this project came with: example names and domains, numbers that count up or are zeros.
const cameWith =
  /\.example\b|\bVoorbeeld|\b0000 XX\b|\b0{8}\b|\bNL0+B0+\b|(?:06|\+316) ?12 ?34 ?56 ?78\b/;
// Which begins its comment: a comment about such marks has other words before it.
const mark = /(?:\/\/|\/\*\*?) ?PLACEHOLDER\b[.:]? *(.*?)(?: \*\/)?$/;
const title = /(?:question|name|label): (['"`])(.+)\1,\n\s*(?:answer|text):/; // of the answer under it
const comment = /(?:^|\s)(?:\/\/|\/\*).*$|^\s*\*.*$/;

/** The lines of a file that the owner still has to fill in. */
export function findPlaceholders(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const code = readCode(line);
    const [isMarked, reason] = mark.exec(line) ?? [];
    if (!isMarked && !cameWith.test(code)) return [];
    const shown = code || readCode(lines[index + 1] ?? ''); // the mark may stand above it
    const [, , question] = title.exec(`${lines[index - 1]}\n${line}`) ?? [];
    const why = question || reason;
    return `${file}:${index + 1}  ${shown}${why ? `  (${why})` : ''}`;
  });
}

export function checkPlaceholders(lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  return [problem(list('Vul deze regels in en haal er dan het woord PLACEHOLDER weg:', lines))];
}

/** What is null in what a file exports: the owner has not answered it, so the site leaves it out. */
export function findOpenAnswers(
  file: string,
  exported: unknown,
  path: readonly string[] = [],
  seen = new Set<unknown>(), // an answer may stand in two lists
): string[] {
  if (typeof exported !== 'object' || exported === null || seen.has(exported)) return [];
  seen.add(exported);
  const { question, name, label }: Record<string, unknown> = { ...exported };
  const asked = [question, name, label].find((value) => typeof value === 'string');
  return Object.entries(exported).flatMap(([key, value]) =>
    value === null
      ? `${file}  ${[...path, key].join('.')}${asked ? `  (${asked})` : ''}`
      : findOpenAnswers(file, value, [...path, key], seen),
  );
}

export function checkOpenAnswers(lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  return [advice(list('Nog niet beantwoord, dus de site laat het weg:', lines))];
}

/** A price typed in euros would be a hundred times too low, and nothing else would notice. */
export function checkPrices(prices: readonly { treatment: string; cents: number }[]): Finding[] {
  const wrong = prices.filter(({ cents }) => !Number.isInteger(cents) || cents < 100);
  return wrong.map(({ treatment, cents }) =>
    problem(
      `${treatment} in src/content/prices.ts heeft cents: ${cents}. Een prijs is een heel aantal centen: 5500 is € 55,00.`,
    ),
  );
}

export function checkVat(vat: string): Finding[] {
  if (vat === 'included' || vat === 'exempt') return [];
  return [problem("vat in src/content/salon.ts moet 'included' of 'exempt' zijn.")];
}

function readCode(line: string): string {
  return line
    .replace(comment, '')
    .trim()
    .replace(/^export const |[,;]$/g, '');
}

function list(sentence: string, lines: readonly string[]): string {
  return [sentence, ...lines].join('\n      ');
}
