import { onDocumentWritten } from 'firebase-functions/firestore';
import { createReviewCounter } from './count-reviews.ts';

let count: (() => Promise<void>) | undefined; // one for all events of an instance

/** Added, changed or removed: by a visitor, the owner or an import. */
export const summarizeReviews = onDocumentWritten(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: 'summarize-reviews@', // docs/service-accounts.sh
    retry: true, // else a failure of the last event would leave the count wrong: docs/decisions/0022
    maxInstances: 1,
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  async ({ data }) => {
    if (!data) return;
    count ??= createReviewCounter(data.after.ref.firestore, 2_000);
    await count();
  },
);
