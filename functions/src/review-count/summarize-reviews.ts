import { onDocumentWritten } from 'firebase-functions/firestore';
import { serviceAccountOf } from '../service-account.ts';
import { countReviews } from './count-reviews.ts';

let countedAt = 0;

export const summarizeReviews = onDocumentWritten(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: serviceAccountOf('summarize-reviews'),
    retry: true, // otherwise the count would stay wrong after a failed last event
    maxInstances: 1,
    concurrency: 1, // one count at a time
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  async ({ data, time }) => {
    // Skips an event that the last count already has: each count of a burst costs many reads.
    if (!data || Date.parse(time) < countedAt) return;
    countedAt = await countReviews(data.after.ref.firestore);
  },
);
