// The documents of a first start. The reviewers' names are invented.
import { format, parse, subDays } from 'date-fns';
import type { Fields } from '../../functions/src/database.ts';
import photos from './seed-photos.json' with { type: 'json' };
import reviews from './seed-reviews.json' with { type: 'json' };

export type DocumentsByPath = Readonly<Record<string, Fields>>;

export function createSeed(today: string): DocumentsByPath {
  const newestDay = parse(today, 'yyyy/MM/dd', new Date(0));
  return Object.fromEntries<Fields>([
    ['notices/current', { waiting: 'U kunt meestal binnen twee weken terecht.' }],
    ...reviews.map(({ daysAgo, ...review }, index) => {
      const date = format(subDays(newestDay, daysAgo), 'yyyy/MM/dd');
      return [`reviews/${index + 1}`, { id: index + 1, ...review, date }] as const;
    }),
    ...photos.map((photo, index) => {
      return [
        `photos/foto-${String(index + 1).padStart(2, '0')}`,
        { ...photo, position: index + 1 },
      ] as const;
    }),
  ]);
}
