// Repairs one field of an older document. Each change says why, for the output of the command.
import { toDutchDay } from 'shared/dutch-time.ts';
import { isDay } from 'shared/is-day.ts';
import { parsePhoto } from 'shared/photo.ts';
import { isStars } from 'shared/review.ts';
import type { Fields } from '../../functions/src/database.ts';
import { readDate } from './read-date.ts';

/** `value` is undefined for a field that is removed. */
export type Change = { field: string; value: unknown; why: string };

/** A date in the future would keep its review at the top of the list. */
export function findDay(date: unknown, createdAt: number, now: number): Change {
  const read = isDay(date) ? date : readDate(date);
  if (read && read <= toDutchDay(now, 1)) return { field: 'date', value: read, why: 'yyyy/MM/dd' };
  const fault = date === undefined ? 'there is none' : read ? 'in the future' : 'unreadable';
  const why = `${fault}, so the day of the document's creation`;
  return { field: 'date', value: toDutchDay(createdAt), why };
}

/** `rank`: the number of the review in the order of dates. */
export function repairId({ id }: Fields, rank: number | undefined): Change[] {
  if (typeof id === 'number') return [];
  const isNumber = typeof id === 'string' && /^\d{1,15}$/.test(id);
  if (isNumber) return [{ field: 'id', value: Number(id), why: 'a number' }];
  return [{ field: 'id', value: rank, why: 'by the order of dates' }];
}

export function repairStars({ stars }: Fields): Change[] {
  if (stars === undefined || stars === null || isStars(stars)) return [];
  const isReadable = typeof stars === 'number' || typeof stars === 'string';
  const value = isReadable ? Math.round(Number(String(stars).replace(',', '.'))) : undefined;
  if (isStars(value)) return [{ field: 'stars', value, why: '1 to 5' }];
  return [{ field: 'stars', value: undefined, why: 'not 1 to 5' }];
}

export function repairSrc({ src }: Fields): Change[] {
  const value = readFileName(src);
  return value === null || value === src ? [] : [{ field: 'src', value, why: 'the file name' }];
}

/** Returns kat.jpg for a path, for a url, and for a name with white space or a query. */
export function readFileName(src: unknown): string | null {
  if (typeof src !== 'string') return null;
  const text = src.trim();
  const isUrl = /^\w+:\/\//.test(text);
  const path = isUrl || /\.\w{2,5}[?#]/.test(text) ? text.replace(/[?#].*$/s, '') : text;
  const name = (isUrl ? decode(path) : path).split(/[/\\]/).at(-1)?.trim() ?? '';
  return parsePhoto('', { src: name }) ? name : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
