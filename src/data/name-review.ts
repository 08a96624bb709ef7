import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import type { NewReview } from 'shared/review.ts';

const key = 'review-name';

/** A document name: the same at each try in this tab, also after a success, so that one review is never two documents. */
export function nameReview({ name, review, stars }: NewReview, create: () => string): string {
  const content = JSON.stringify([name, review, stars]); // not the day: midnight may pass between two tries
  const kept = readKept();
  if (kept?.content === content) return kept.documentName;
  const documentName = create();
  writeTabStorage(key, { content, documentName });
  return documentName;
}

/** The document name of the last review that this tab sent. */
export function findSentReview(): string | undefined {
  return readKept()?.documentName;
}

function readKept() {
  return readTabStorage(key) as { content: string; documentName: string } | undefined; // as nameReview writes it
}
