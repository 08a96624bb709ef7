import { readTabStorage, removeTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import type { NewReview } from 'shared/review.ts';

const key = 'review-name';

type KeptName = {
  content: string;
  documentName: string;
};

/** Returns the same document name at each try, so that a retry does not store a review twice. */
export function nameReview({ date, ...typed }: NewReview): string {
  // Leaves out the date, because a retry may follow after midnight.
  const content = JSON.stringify(typed);
  const kept = readTabStorage(key) as KeptName | undefined;
  if (kept?.content === content) return kept.documentName;
  const digits = crypto.randomUUID().replaceAll('-', '');
  const documentName = digits.slice(0, 20); // firestore.rules accept only this length
  writeTabStorage(key, { content, documentName });
  return documentName;
}

/** Call this after a success: the visitor may post the same review again. */
export function forgetName(): void {
  removeTabStorage(key);
}
