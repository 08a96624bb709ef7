// The documents of a first start. The reviewers' names are invented.
import { format, parse, subDays } from 'date-fns';
import type { Fields } from '../../functions/src/database.ts';
import photos from './seed-photos.json' with { type: 'json' };
import reviews from './seed-reviews.json' with { type: 'json' };

export type DocumentsByPath = Readonly<Record<string, Fields>>;

export function createSeed(today: string): DocumentsByPath {
  const documents: Record<string, Fields> = {};
  documents['notices/current'] = { waiting: 'U kunt meestal binnen twee weken terecht.' };

  const newestDay = parse(today, 'yyyy/MM/dd', new Date(0));
  let id = 0;
  for (const { daysAgo, ...review } of reviews) {
    id += 1;
    const day = subDays(newestDay, daysAgo);
    const date = format(day, 'yyyy/MM/dd');
    documents[`reviews/${id}`] = { id, ...review, date };
  }

  let position = 0;
  for (const photo of photos) {
    position += 1;
    const number = String(position).padStart(2, '0');
    documents[`photos/foto-${number}`] = { ...photo, position };
  }
  return documents;
}
