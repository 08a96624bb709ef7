import { today } from '../today.ts';

const review = 'Fijn geholpen.\nDank u wel!';
export const typedReview = { name: 'Anouk', review, stars: 4, date: today() } as const;

export function createEvent(documentName: string, changes: Record<string, unknown> = {}) {
  return { documentName, fields: { id: 31, ...typedReview, ...changes } };
}
