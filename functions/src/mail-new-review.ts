import {
  type FirestoreEvent,
  onDocumentCreated,
  type QueryDocumentSnapshot,
} from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { createClaims } from './claims.ts';
import { changeInFirestore } from './firestore-claims.ts';
import { createReviewMailer } from './mail-review.ts';
import { readParameters, smtpUrl } from './parameters.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{name}',
    region: 'europe-west1',
    secrets: [smtpUrl],
    // What throws is delivered again, for a day; docs/decisions/0013 tells what does and what not.
    retry: true,
    // A mail server takes a few connections at a time.
    maxInstances: 2,
    concurrency: 10,
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  mailReview,
);

type Created = FirestoreEvent<QueryDocumentSnapshot | undefined, { name: string }>;

async function mailReview({ data, project, params, time }: Created): Promise<void> {
  if (!data) return;
  const { smtpUrl: url, from, to } = readParameters();
  const mail = createReviewMailer({
    addresses: { from, to },
    claims: createClaims(changeInFirestore(data.ref.firestore, Date.now), Date.now),
    deliver: createSmtpDelivery(url),
    now: Date.now,
    log: error,
  });
  const { seconds, nanoseconds } = data.createTime;
  await mail({
    projectId: project,
    name: params.name,
    createdAt: `${seconds}.${nanoseconds}`,
    time: Date.parse(time),
    document: data.data(),
  });
}
