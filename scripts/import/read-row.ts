// A row -> the document that the new site stores, or a sentence that says what is wrong with it.
import { createHash } from 'node:crypto';
import { documentName } from '../../functions/src/owner/visit.ts';
import { readPhoto } from '../../src/data/photo.ts';
import { isBlank, isDay, isStars, readReview } from '../../src/data/review.ts';
import type { Row } from './read-export.ts';

export type OldReview = {
  name: string;
  review: string;
  stars: number;
  date: string;
  reply?: string;
};
export type OldPhoto = { src: string; alt: string };

export type ReadRow =
  | { kind: 'reviews'; name: string; place: string; id: number | null; document: OldReview }
  | { kind: 'photos'; name: string; place: string; document: OldPhoto }
  | { kind: 'refused'; place: string; why: string };

/** What Firestore can take, and /beheer. A photo's name is its place in the album. */
const names = { reviews: documentName, photos: documentName };

export function readRow(row: Row): ReadRow {
  const { place, kind } = row;
  const read = kind === 'photos' ? readOldPhoto(row) : readOldReview(row);
  if (typeof read === 'string') return { kind: 'refused', place, why: read };
  // The same row is the same document in the next run, too.
  const made = () => `oud-${hash(JSON.stringify(read) + (row.name ?? ''))}`;
  const name = row.name && names[read.kind].test(row.name) ? row.name : made();
  return { ...read, name, place };
}

function readOldReview({ fields }: Row) {
  const { name, review, reply } = fields;
  if (typeof name !== 'string' || isBlank(name)) return 'the name is missing';
  if (typeof review !== 'string' || isBlank(review)) return 'the review is missing';
  const stars = readNumber(fields.stars);
  if (!isStars(stars)) return `the stars are ${show(fields.stars)}, and have to be 1 to 5`;
  const date = readDay(fields.date);
  if (!date) return `the date is ${show(fields.date)}, which is not certainly a day`;
  const id = readNumber(fields.id);
  if (id !== null && (!Number.isInteger(id) || id < 1 || id > 1_000_000)) {
    return `the id is ${show(fields.id)}, and has to be a whole number from 1`;
  }
  const replied = typeof reply === 'string' && !isBlank(reply) ? { reply } : {};
  const document = { name, review, stars, date, ...replied };
  if (!readReview('', { ...document, id: id ?? 1 })) return 'the site would not show it';
  return { kind: 'reviews' as const, id, document };
}

function readOldPhoto({ fields }: Row) {
  const src = typeof fields.src === 'string' ? fields.src.trim().split('/').at(-1) : null;
  const photo = readPhoto('', { src, alt: fields.alt });
  if (!photo) return `the src is ${show(fields.src)}, which is not the file name of a picture`;
  return { kind: 'photos' as const, document: { src: photo.src, alt: photo.alt } };
}

/** Null for what is not certainly a day. The day comes before the month, as Dutch people write it. */
export function readDay(value: unknown): string | null {
  const parts = typeof value === 'string' ? value.trim().split(/[-/.]/) : [];
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const written = `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
  return parts.length === 3 && isDay(written) ? written : null;
}

/** CSV has numbers as text; null when there is none. */
function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Number(value.trim().replace(',', '.'));
}

function show(value: unknown): string {
  return value === undefined || value === '' ? 'missing' : JSON.stringify(value).slice(0, 60);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
