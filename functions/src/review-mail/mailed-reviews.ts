// `mailedReviews` stores which reviews were mailed, and the number of mails per clock hour.
import { createHash } from 'node:crypto';
import { dayMs, hourMs } from 'shared/durations.ts';
import type { Database } from '../database.ts';

/** Firestore deletes the documents after a week (TTL). Google retries an event for only a day. */
const timeToLive = 7 * dayMs;

export function hashReviewName(documentName: string): string {
  return createHash('sha256').update(documentName).digest('hex').slice(0, 40);
}

export async function loadMailed({ get }: Pick<Database, 'get'>, reviewHash: string, hour: number) {
  const [review, mails] = await Promise.all([get(findPath(reviewHash)), get(findHourPath(hour))]);
  return { isMailed: review !== null, mailsThisHour: Number(mails?.count ?? 0) };
}

export function recordMail(
  { transact }: Pick<Database, 'transact'>,
  reviewHash: string,
  hour: number,
) {
  return transact(async ({ get, set }) => {
    const mails = await get(findHourPath(hour));
    const expireAt = new Date(hour * hourMs + timeToLive);
    set(findHourPath(hour), { count: Number(mails?.count ?? 0) + 1, expireAt });
    set(findPath(reviewHash), { expireAt });
  });
}

const findPath = (name: string) => `mailedReviews/${name}`;
const findHourPath = (hour: number) => findPath(`hour-${hour}`);
