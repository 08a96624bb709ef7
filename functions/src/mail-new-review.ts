import {
  type FirestoreEvent,
  onDocumentCreated,
  type QueryDocumentSnapshot,
} from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { updateInFirestore } from './firestore-leases.ts';
import { createLeases } from './leases.ts';
import { readParameters, smtpUrl } from './parameters.ts';
import { createReviewMailer } from './review-mailer.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{name}',
    region: 'europe-west1',
    secrets: [smtpUrl],
    // An event that fails is delivered again, for a day: docs/decisions/0013.
    retry: true,
    maxInstances: 2, // a mail server takes a few connections at a time
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
    leases: createLeases(updateInFirestore(data.ref.firestore, Date.now), Date.now),
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
