// What will be written: each document under its own name, and no two reviews with one number.
// docs/decisions/0014 tells why.
import type { OldPhoto, OldReview, Reading } from './read-row.ts';

export type Existing = {
  /** Paths such as 'reviews/31'. */
  paths: ReadonlySet<string>;
  /** The numbers of the reviews that are there. */
  ids: ReadonlySet<number>;
};

export type PlannedDocument = { path: string; fields: (OldReview & { id: number }) | OldPhoto };

export type Plan = {
  documents: PlannedDocument[];
  alreadyThere: number;
  /** Reviews that got another number than the export gave them, or their first one. */
  renumbered: { line: number; from: number | null; to: number }[];
  refused: { line: number; why: string }[];
};

export function planImport(readings: readonly Reading[], existing: Existing): Plan {
  const plan: Plan = { documents: [], alreadyThere: 0, renumbered: [], refused: [] };
  const lines = new Map<string, number>();
  const reviews: Extract<Reading, { kind: 'reviews' }>[] = [];
  for (const reading of readings) {
    if (reading.kind === 'refused') {
      plan.refused.push({ line: reading.line, why: reading.why });
      continue;
    }
    const path = `${reading.kind}/${reading.name}`;
    const first = lines.get(path);
    lines.set(path, first ?? reading.line);
    if (first !== undefined) {
      plan.refused.push({ line: reading.line, why: `${path} stands on line ${first} already` });
    } else if (existing.paths.has(path)) plan.alreadyThere += 1;
    else if (reading.kind === 'reviews') reviews.push(reading);
    else plan.documents.push({ path, fields: reading.document });
  }
  numberReviews(reviews, existing.ids, plan);
  return plan;
}

/** The oldest review of a number keeps it; the others get the lowest numbers that are free. */
function numberReviews(
  reviews: readonly Extract<Reading, { kind: 'reviews' }>[],
  heldIds: ReadonlySet<number>,
  plan: Plan,
): void {
  const held = new Set(heldIds);
  const waiting: (typeof reviews)[number][] = [];
  const oldestFirst = reviews.toSorted((a, b) => compare(a.document.date, b.document.date));
  const add = (review: (typeof reviews)[number], id: number) => {
    held.add(id);
    plan.documents.push({
      path: `reviews/${review.name}`,
      fields: { id, ...review.document },
    });
  };
  for (const review of oldestFirst) {
    if (review.id === null || held.has(review.id)) waiting.push(review);
    else add(review, review.id);
  }
  let free = 1;
  for (const review of waiting) {
    while (held.has(free)) free += 1;
    plan.renumbered.push({ line: review.line, from: review.id, to: free });
    add(review, free);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
