import {
  collection,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';

const pageSize = 100;

/**
 * count + 1, or the first number after it that no review holds: reviews of the old site have
 * generated names, and a deleted review leaves the count behind the highest number.
 */
export async function readNextNumber(database: Firestore): Promise<number> {
  const reviews = collection(database, 'reviews');
  const highest = query(reviews, orderBy('id', 'desc'), limit(1));
  const [total, top] = await Promise.all([getCount(reviews), getDocs(highest)]);
  const next = total.data().count + 1;
  const topId: unknown = top.docs[0]?.get('id');
  if (typeof topId !== 'number' || topId < next) return next;
  return readFreeNumber(database, next);
}

/**
 * The first number from `from` on that no review holds. After a number was lost to another visitor
 * this is one small question, where counting again would be two and a search.
 */
export async function readFreeNumber(database: Firestore, from: number): Promise<number> {
  const reviews = collection(database, 'reviews');
  let free = from;
  for (;;) {
    const held = await getDocs(
      query(reviews, where('id', '>=', free), orderBy('id'), limit(pageSize)),
    );
    const gap = findGap(
      free,
      held.docs.map((document) => document.get('id')),
    );
    if (gap.certain || held.size < pageSize) return gap.free;
    free = gap.free;
  }
}

/**
 * The first whole number from `from` on that is not among the ascending ids. It is certain when an
 * id after it was seen; else the next page may hold it.
 */
export function findGap(from: number, ids: readonly unknown[]): { free: number; certain: boolean } {
  let free = from;
  for (const id of ids) {
    if (typeof id !== 'number' || id < free) continue;
    if (id >= free + 1 || !Number.isInteger(id)) return { free, certain: true };
    free = id + 1;
  }
  return { free, certain: false };
}
