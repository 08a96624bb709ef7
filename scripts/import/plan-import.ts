// Each document is written under its own name, and no two reviews with one number (docs/decisions/0014).
import type { OldPhoto, OldReview, ReadRow } from './read-row.ts';

export type Existing = {
  paths: ReadonlySet<string>; // such as 'reviews/31'
  ids: ReadonlySet<number>; // the numbers of reviews
};

export type PlannedDocument = { path: string; fields: (OldReview & { id: number }) | OldPhoto };

export type Plan = {
  documents: PlannedDocument[];
  alreadyThere: number;
  /** Reviews that got another number than the export gave them, or their first one. */
  renumbered: { place: string; from: number | null; to: number }[];
  refused: { place: string; why: string }[];
};

type ReviewRow = Extract<ReadRow, { kind: 'reviews' }>;

export function planImport(rows: readonly ReadRow[], existing: Existing): Plan {
  const plan: Plan = { documents: [], alreadyThere: 0, renumbered: [], refused: [] };
  const places = new Map<string, string>();
  const reviews: ReviewRow[] = [];
  for (const row of rows) {
    if (row.kind === 'refused') {
      plan.refused.push({ place: row.place, why: row.why });
      continue;
    }
    const path = `${row.kind}/${row.name}`;
    const first = places.get(path);
    places.set(path, first ?? row.place);
    if (first) plan.refused.push({ place: row.place, why: `it is the same document as ${first}` });
    else if (existing.paths.has(path)) plan.alreadyThere += 1;
    else if (row.kind === 'reviews') reviews.push(row);
    else plan.documents.push({ path, fields: row.document });
  }
  numberReviews(reviews, existing.ids, plan);
  return plan;
}

/** The oldest review of a number keeps it; the others get the lowest numbers that are free. */
function numberReviews(
  reviews: readonly ReviewRow[],
  existing: ReadonlySet<number>,
  { documents, renumbered }: Plan,
): void {
  const taken = new Set(existing);
  const unnumbered: ReviewRow[] = [];
  const add = ({ name, document }: ReviewRow, id: number) => {
    taken.add(id);
    documents.push({ path: `reviews/${name}`, fields: { id, ...document } });
  };
  const oldestFirst = reviews.toSorted((a, b) => a.document.date.localeCompare(b.document.date));
  for (const review of oldestFirst) {
    if (review.id === null || taken.has(review.id)) unnumbered.push(review);
    else add(review, review.id);
  }
  let free = 1;
  for (const review of unnumbered) {
    while (taken.has(free)) free += 1;
    renumbered.push({ place: review.place, from: review.id, to: free });
    add(review, free);
  }
}
