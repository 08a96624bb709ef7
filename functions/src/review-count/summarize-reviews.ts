import { onDocumentWritten } from 'firebase-functions/firestore';
import { createReviewCounter } from './count-reviews.ts';

let count: (() => Promise<void>) | undefined;

export const summarizeReviews = onDocumentWritten(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: 'summarize-reviews@',
    retry: true, // otherwise the count would stay wrong after a failed last event
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
