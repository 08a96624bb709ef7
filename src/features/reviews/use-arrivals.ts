import { useState } from 'react';
import type { Review } from 'shared/review.ts';
import type { Batch } from '../../data/lists/list-machine.ts';

/** `firstOlder` is the review below the ones that were shown before "Toon meer". */
type Arrivals = {
  batch: Batch<Review>;
  last: readonly Review[];
  highlighted: ReadonlySet<string>;
  firstOlder: string | null;
};

/** Follows which reviews arrive while the list is shown. */
export function useArrivals(batch: Batch<Review>): Arrivals {
  const [arrivals, setArrivals] = useState<Arrivals>(() => startArrivals(batch));
  if (arrivals.batch !== batch) setArrivals(addArrivals(arrivals, batch));
  return arrivals;
}

export function startArrivals(batch: Batch<Review>): Arrivals {
  return { batch, last: [], highlighted: new Set(), firstOlder: null };
}

export function addArrivals(known: Arrivals, batch: Batch<Review>): Arrivals {
  const [before, now] = [known.batch.items, batch.items];
  const arrived = findNew(before, now);
  const names = arrived.map(({ documentName }) => documentName);
  const isLarger = batch.limit > known.batch.limit;
  return {
    batch,
    last: arrived.length > 0 ? arrived : known.last,
    highlighted: new Set([...known.highlighted, ...names]),
    firstOlder: isLarger ? findFirstOlder(before, now) : known.firstOlder,
  };
}

/** Returns the new reviews. An unknown review below the last known one is older, not new. */
export function findNew(before: readonly Review[], now: readonly Review[]): readonly Review[] {
  if (before.length === 0) return now;
  const known = listNames(before);
  const end = Math.max(0, findLastKnown(known, now));
  return now.slice(0, end).filter(({ documentName }) => !known.has(documentName));
}

/** Returns the last known review if there is none below it. */
function findFirstOlder(before: readonly Review[], now: readonly Review[]): string | null {
  const last = findLastKnown(listNames(before), now);
  return (now[last + 1] ?? now[last])?.documentName ?? null;
}

function findLastKnown(known: ReadonlySet<string>, now: readonly Review[]): number {
  return now.findLastIndex(({ documentName }) => known.has(documentName));
}

function listNames(reviews: readonly Review[]): ReadonlySet<string> {
  return new Set(reviews.map(({ documentName }) => documentName));
}
