import { readTabStorage, removeTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import type { NewReview } from 'shared/review.ts';

const key = 'review-name';

/** Returns the same document name at each try, so that a retry does not store a review twice. */
export function nameReview({ date, ...typed }: NewReview): string {
  // Leaves out the date, because a retry may follow after midnight.
  const content = JSON.stringify(typed);
  const kept = readTabStorage(key) as { content: string; documentName: string } | undefined;
  if (kept?.content === content) return kept.documentName;
  const documentName = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  writeTabStorage(key, { content, documentName });
  return documentName;
}

/** Call this after a success: the visitor may post the same review again. */
export function forgetName(): void {
  removeTabStorage(key);
}
