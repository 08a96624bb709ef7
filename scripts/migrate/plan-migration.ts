// Plans what `npm run migrate` stores. A document that is migrated already needs no step.
import { timeInBin } from 'shared/privacy.ts';
import { parseReview } from 'shared/review.ts';
import type { Fields } from '../../functions/src/database.ts';
import {
  type Change,
  findDay,
  readFileName,
  repairId,
  repairSrc,
  repairStars,
} from './repair-fields.ts';

export type OldDocument = { path: string; fields: Fields; createdAt: number };

/** `bin`: why the document leaves the site, or null. */
export type Step = { path: string; changes: readonly Change[]; bin: BinReason | null };

type BinReason = 'no-text' | 'not-approved';

export type Settings = {
  now: number;
  dropped: readonly string[];
  /** The number of each review in the order of dates. Several may share one. */
  ranks: ReadonlyMap<string, number>;
};

const flags = ['approved', 'visible', 'published'];
const used = {
  reviews: ['id', 'name', 'review', 'stars', 'date', 'reply', 'addedAt', ...flags],
  photos: ['src', 'alt', 'width', 'height', 'color', 'position', ...flags],
};

/** Returns null for a document that needs nothing. */
export function planStep(document: OldDocument, settings: Settings): Step | null {
  const { path, fields, createdAt } = document;
  const bin = findBinReason(document);
  const changes = isReview(path) ? repairReview(document, settings) : repairSrc(fields);
  for (const field of settings.dropped) {
    if (field in fields) changes.push({ field, value: undefined, why: 'you drop this field' });
  }
  // The owner approves a document when she restores it, so a later run leaves it on the site.
  for (const field of listRefusals(fields)) {
    changes.push({ field, value: true, why: 'for when the owner restores it' });
  }
  // Then /beheer does not list it as new either.
  if (bin && isReview(path) && fields.addedAt === undefined) {
    changes.push({ field: 'addedAt', value: createdAt, why: 'its creation' });
  }
  return changes.length > 0 || bin ? { path, changes, bin } : null;
}

function repairReview({ path, fields, createdAt }: OldDocument, settings: Settings): Change[] {
  const day = findDay(fields.date, createdAt, settings.now);
  return [
    ...(day.value === fields.date ? [] : [day]),
    ...repairId(fields, settings.ranks.get(path)),
    ...repairStars(fields),
  ];
}

/** Numbers the reviews that stay. Part of a migration does not change the numbers of the rest. */
export function rankReviews(documents: readonly OldDocument[], now: number): Map<string, number> {
  const dated = documents.map((document) => ({
    ...document,
    isBinned: findBinReason(document) !== null,
    day: String(findDay(document.fields.date, document.createdAt, now).value),
  }));
  dated.sort(
    (a, b) =>
      compare(a.day, b.day) ||
      Number(a.isBinned) - Number(b.isBinned) ||
      a.createdAt - b.createdAt ||
      compare(a.path, b.path),
  );
  let rank = 1;
  return new Map(dated.map(({ path, isBinned }) => [path, isBinned ? rank : rank++]));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function findBinReason({ path, fields }: OldDocument): BinReason | null {
  if (isReview(path) && !parseReview('', fields)) return 'no-text';
  return listRefusals(fields).length > 0 ? 'not-approved' : null;
}

function listRefusals(fields: Fields): string[] {
  return flags.filter((flag) => /^(?:false|nee|no|0)$/i.test(String(fields[flag])));
}

/** Returns why a document that stays is shown to nobody, or null. */
export function findHidden({ path, fields }: OldDocument): string | null {
  if (isReview(path) || readFileName(fields.src)) return null;
  return fields.src === undefined ? 'it has no src' : 'its src names no file';
}

/** Lists fields that the site does not use. Everybody can read them in the database. */
export function listUnusedFields({ path, fields }: OldDocument): string[] {
  const known = isReview(path) ? used.reviews : used.photos;
  return Object.keys(fields).filter((field) => !known.includes(field));
}

export function isUsed(field: string): boolean {
  return [...used.reviews, ...used.photos].includes(field);
}

/** Composes what /beheer stores when the owner removes a document. */
export function composeBinned({ path, bin }: Step, fields: Fields, now: number) {
  const name = path.slice(path.indexOf('/') + 1);
  if (!isReview(path)) return { path: `asidePhotos/${name}`, fields: { ...fields, since: now } };
  // /beheer shows reviews with one `removedAt` as one removal, with one reason.
  const removedAt = bin === 'no-text' ? now - 1 : now;
  const removal = { ground: bin, removedAt, expireAt: new Date(now + timeInBin) };
  return { path: `bin/${name}`, fields: { fields, ...removal } };
}

function isReview(path: string): boolean {
  return path.startsWith('reviews/');
}
