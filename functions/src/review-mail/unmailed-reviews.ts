// Finds reviews whose mail failed, whose event was lost, or whose hour had eleven mails.
import { dayMs, hourMs } from 'shared/durations.ts';
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { type NewReview, parseReview } from 'shared/review.ts';
import type { Reader, StoredDocument } from '../database.ts';
import { hashReviewName } from './mailed-reviews.ts';
import { isRecent } from './review-mailer.ts';

/** Ages in ms. An older review would look unmailed: its mail's record is deleted after a week. */
const late = { from: hourMs / 12, to: 6 * dayMs };

type Unmailed = Pick<NewReview, 'name' | 'date'> & { reviewHash: string };

/** Leaves out reviews with a reply: the owner knows them. */
export async function findUnmailed(
  { getAll }: Reader,
  stored: readonly StoredDocument[],
  now: number,
): Promise<Unmailed[]> {
  const due = stored.flatMap(({ documentName, fields, addedAt }): Unmailed[] => {
    const { name, stars, date, reply } = parseReview(documentName, fields) ?? {};
    const isLate = addedAt + late.from < now && now < addedAt + late.to;
    if (!name || !stars || !date || reply || !isLate || !isRecent(date, addedAt)) return [];
    return [{ name, date, reviewHash: hashReviewName(documentName) }];
  });
  const hashes = due.map(({ reviewHash }) => reviewHash);
  const mailed = await getAll('mailedReviews', hashes);
  const mailedHashes = new Set(mailed.map(({ documentName }) => documentName));
  return due.filter(({ reviewHash }) => !mailedHashes.has(reviewHash));
}

const maxNamed = 3;

export function describeUnmailed(reviews: readonly Unmailed[]): string[] {
  if (reviews.length === 0) return [];
  const named = reviews
    .slice(0, maxNamed)
    .map(({ name, date }) => `${name} (${formatDayWithoutYear(date)})`);
  const rest = reviews.length - named.length;
  const list = new Intl.ListFormat('nl').format(rest > 0 ? [...named, `nog ${rest}`] : named);
  const which = reviews.length === 1 ? `de recensie van ${list}` : `${reviews.length} recensies`;
  const who = reviews.length === 1 ? '' : `: van ${list}`;
  return [
    `Van ${which} kreeg u geen mail${who}. Wat u daaraan doet, staat in uw handleiding bij ‘Er komt geen mail binnen’.`,
  ];
}
