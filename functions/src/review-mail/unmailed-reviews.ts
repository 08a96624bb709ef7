// Finds reviews without a mail: it failed, its function did not run, or the hour had ten already.
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { type NewReview, parseReview } from 'shared/review.ts';
import type { Database, StoredDocument } from '../database.ts';
import { anHour, nameClaim } from './claims.ts';
import { isRecent } from './review-mailer.ts';

/** Milliseconds: a mail is late after five minutes, and claims begin to expire after six days. */
const late = { from: anHour / 12, to: 6 * 24 * anHour };

type Unmailed = Pick<NewReview, 'name' | 'date'> & { claim: string };

/** Leaves out reviews that the owner answered: she knows them. */
export async function findUnmailed(
  { transact }: Database,
  stored: readonly StoredDocument[],
  now: number,
): Promise<Unmailed[]> {
  const due = stored.flatMap(({ documentName, fields, addedAt }): Unmailed[] => {
    const { name, stars, date, reply } = parseReview(documentName, fields) ?? {};
    const isLate = addedAt + late.from < now && now < addedAt + late.to;
    if (!name || !stars || !date || reply || !isLate || !isRecent(date, addedAt)) return [];
    return [{ name, date, claim: nameClaim(documentName) }];
  });
  const names = due.map(({ claim }) => claim);
  const claims = await transact(({ getAll }) => getAll('mailedReviews', names));
  const mailed = claims.filter(({ fields }) => fields.done && !fields.isRefused);
  const mailedNames = new Set(mailed.map(({ documentName }) => documentName));
  return due.filter(({ claim }) => !mailedNames.has(claim));
}

const mostNamed = 3;

/** None when all were mailed. */
export function describeUnmailed(reviews: readonly Unmailed[]): string[] {
  if (reviews.length === 0) return [];
  const named = reviews
    .slice(0, mostNamed)
    .map(({ name, date }) => `${name} (${formatDayWithoutYear(date)})`);
  const rest = reviews.length - named.length;
  const parts = rest > 0 ? [...named, `nog ${rest}`] : named;
  const list = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' en ');
  const which = reviews.length === 1 ? `de recensie van ${list}` : `${reviews.length} recensies`;
  const who = reviews.length === 1 ? '' : `: van ${list}`;
  return [
    `Van ${which} kreeg u geen mail${who}. Wat u daaraan doet, staat in uw handleiding bij ‘Er komt geen mail binnen’.`,
  ];
}
