// What the owner does with reviews. A removed one stays in the bin for 30 days. Its number stays taken meanwhile, by a
// document without a date, which no list shows: so it can come back, and who wrote it cannot store it a second time.
import { privacy } from '../../../src/content/privacy.ts';
import { longestReply, type Review, readReview } from '../../../src/data/review.ts';
import { type Documents, type Fields, nameVersion, type ReviewPlace } from './documents.ts';

export const grounds = {
  unlawful: 'beledigend of onrechtmatig',
  'off-topic': 'gaat niet over de salon (reclame, spam)',
  'asked-for': 'de schrijver vraagt het zelf',
} as const;
export type Ground = keyof typeof grounds;

export type RemovedReview = { review: Review; ground: Ground; removedAt: number }; // ms since 1970

/** Milliseconds. Firestore removes both documents after it: firestore.indexes.json. */
export const timeInBin = privacy.binDays * 86_400_000;

export type ReviewState =
  | { kind: 'shown'; review: Review; version: string }
  | { kind: 'removed'; removed: RemovedReview }
  | { kind: 'gone' };

/** In the order of the names. */
export function readReviewStates(
  documents: Documents,
  names: readonly string[],
): Promise<ReviewState[]> {
  return documents.transact(({ get }) =>
    Promise.all(
      names.map(async (name): Promise<ReviewState> => {
        const review = readReview(name, (await get(`reviews/${name}`)) ?? {});
        if (review) return { kind: 'shown', review, version: nameVersion(review.reply) };
        const removed = readRemoved((await get(`bin/review-${name}`)) ?? {});
        return removed ? { kind: 'removed', removed } : { kind: 'gone' };
      }),
    ),
  );
}

export type Answer = { reply: string; version: string }; // an empty reply withdraws it

/** Null when it may be stored. */
export function checkReply(reply: string): string | null {
  return reply.length > longestReply
    ? `Het antwoord heeft ${reply.length} tekens. Er passen er ${longestReply} in.`
    : null;
}

/** 'changed': another device has answered since `version`. A second press of the same button is 'stored' again. */
export function answerReview(
  documents: Documents,
  name: string,
  { reply, version }: Answer,
): Promise<'stored' | 'changed' | 'gone'> {
  return documents.transact(async ({ get, set }) => {
    const fields = (await get(`reviews/${name}`)) ?? {};
    const review = readReview(name, fields);
    if (!review) return 'gone';
    if ((review.reply ?? '') === reply) return 'stored';
    if (nameVersion(review.reply) !== version) return 'changed';
    const { reply: _, ...others } = fields;
    set(`reviews/${name}`, reply ? { ...others, reply } : others);
    return 'stored';
  });
}

/** Those that are not there any more are left alone. All or none. */
export function removeReviews(
  documents: Documents,
  names: readonly string[],
  ground: Ground,
  now: number,
): Promise<void> {
  return documents.transact(async ({ get, set }) => {
    const found = await Promise.all(names.map((name) => get(`reviews/${name}`)));
    const expireAt = new Date(now + timeInBin);
    for (const [index, name] of names.entries()) {
      const fields = found[index];
      if (!fields || !readReview(name, fields)) continue;
      set(`bin/review-${name}`, { name, fields, ground, removedAt: now, expireAt });
      set(`reviews/${name}`, { id: fields.id, expireAt });
    }
  });
}

/** All or none; a review that is not in the bin is left alone. */
export function restoreReviews(documents: Documents, names: readonly string[]): Promise<void> {
  return documents.transact(async ({ get, set, delete: remove }) => {
    const paths = names.flatMap((name) => [`bin/review-${name}`, `reviews/${name}`]);
    const found = await Promise.all(paths.map(get));
    for (const [index, name] of names.entries()) {
      const [kept, current] = [found[2 * index], found[2 * index + 1]];
      // After its 30 days the number may have gone to somebody else.
      if (!kept || (current && readReview(name, current))) continue;
      set(`reviews/${name}`, kept.fields as Fields); // as removeReviews stored them
      remove(`bin/review-${name}`);
    }
  });
}

/** Newest first. Documents that are no reviews are left out. */
export async function listReviews(
  documents: Documents,
  limit: number,
  after?: ReviewPlace,
): Promise<Review[]> {
  const stored = await documents.listReviews(limit, after);
  return stored.flatMap(({ id, fields }) => readReview(id, fields) ?? []);
}

/** The last removed first. */
export async function listRemoved(documents: Documents, now: number): Promise<RemovedReview[]> {
  const stored = await documents.transact(({ list }) => list('bin'));
  return stored
    .flatMap(({ fields }) => readRemoved(fields) ?? [])
    .filter(({ removedAt }) => removedAt > now - timeInBin)
    .sort((a, b) => b.removedAt - a.removedAt);
}

function readRemoved({ name, fields, ground, removedAt }: Fields): RemovedReview | null {
  if (typeof name !== 'string' || typeof fields !== 'object' || !fields) return null;
  const review = readReview(name, { ...fields });
  return (
    review && { review, ground: readGround(ground) ?? 'off-topic', removedAt: Number(removedAt) }
  );
}

export function readGround(value: unknown): Ground | null {
  return typeof value === 'string' && Object.hasOwn(grounds, value) ? (value as Ground) : null;
}
