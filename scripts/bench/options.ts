// The words of `npm run bench`. Pure, so that each sentence below is tested.
import { parseArgs } from 'node:util';
import { pageNames, siteMap } from '../../src/content/site-map.ts';

export const parts = ['weight', 'lighthouse', 'clicks', 'live'] as const;
export type Part = (typeof parts)[number];

export type BenchOptions = {
  parts: readonly Part[];
  /** Paths of the site map. */
  pages: readonly string[];
  /** How often each figure is measured; 0 leaves it out. */
  simulated: number;
  applied: number;
  clicks: number;
  reviews: number;
  cards: number;
};

export const usage = `Measures the production site on this machine and holds it against the budgets.

  npm run bench                          everything: some 25 minutes on two cores
  npm run bench -- --quick               once each, and four pages: some 4 minutes
  npm run bench -- --pages=/,/recensies  these pages only
  npm run bench -- --parts=clicks,live   of ${parts.join(', ')}

How often: --simulated=5 and --applied=3 (Lighthouse), --clicks=3, --reviews=20, --cards=5.`;

const allPaths: readonly string[] = pageNames.map((name) => siteMap[name].path);
const quick = {
  pages: ['/', '/tarieven', '/recensies', '/review'],
  counts: { simulated: 1, applied: 1, clicks: 1, reviews: 5, cards: 1 },
};
const thorough = { simulated: 5, applied: 3, clicks: 3, reviews: 20, cards: 5 };

export function readBenchOptions(
  words: readonly string[],
): { options: BenchOptions } | { help: true } | { problem: string } {
  const read = parseWords(words);
  if ('problem' in read) return read;
  const { help, quick: isQuick, parts: wantedParts, pages: wantedPages, ...wantedCounts } = read;
  if (help) return { help: true };

  const chosenParts = wantedParts?.split(',') ?? [...parts];
  const oddPart = chosenParts.find((part) => !parts.some((known) => known === part));
  if (oddPart !== undefined) return refuse(`"${oddPart}" is not one of the parts`);
  const pages = wantedPages?.split(',') ?? (isQuick ? quick.pages : allPaths);
  const oddPage = pages.find((page) => !allPaths.includes(page));
  if (oddPage !== undefined) return refuse(`"${oddPage}" is not a page of the site`);

  const counts = { ...(isQuick ? quick.counts : thorough) };
  for (const [name, text] of Object.entries(wantedCounts)) {
    if (!/^\d{1,3}$/.test(String(text))) return refuse(`--${name} has to be a number`);
    Object.assign(counts, { [name]: Number(text) });
  }
  return {
    options: { parts: parts.filter((part) => chosenParts.includes(part)), pages, ...counts },
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        help: { type: 'boolean', short: 'h' },
        quick: { type: 'boolean' },
        parts: { type: 'string' },
        pages: { type: 'string' },
        simulated: { type: 'string' },
        applied: { type: 'string' },
        clicks: { type: 'string' },
        reviews: { type: 'string' },
        cards: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(problem: string) {
  return { problem: `${problem}.\n\n${usage}` };
}
