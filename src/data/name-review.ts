import type { NewReview } from 'shared/review.ts';
import { readSession, writeSession } from './session-storage.ts';

const key = 'review-name';

/** A document name: the same at each try in this tab, also after a success, so that one review is never two documents. */
export function nameReview({ name, review, stars }: NewReview, create: () => string): string {
  const content = JSON.stringify([name, review, stars]); // not the day: midnight may pass between two tries
  const kept = readSession(key) as { content: string; documentName: string } | undefined; // as below
  if (kept?.content === content) return kept.documentName;
  const documentName = create();
  writeSession(key, { content, documentName });
  return documentName;
}
