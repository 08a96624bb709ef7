import { onDocumentWritten } from 'firebase-functions/firestore';
import { serviceAccountOf } from '../service-account.ts';
import { countReviews } from './count-reviews.ts';

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
  async ({ data }) => {
    if (data) await countReviews(data.after.ref.firestore);
  },
);
