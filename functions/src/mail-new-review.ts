import {
  type FirestoreEvent,
  onDocumentCreated,
  type QueryDocumentSnapshot,
} from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { createClaims, functionTimeout } from './claims.ts';
import { storeClaimsInFirestore } from './firestore-claims.ts';
import { composeOwnerLinks, findSiteOrigin } from './owner/owner-links.ts';
import { ownerSecret, readParameters, smtpUrl } from './parameters.ts';
import { createReviewMailer } from './review-mailer.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{name}',
    region: 'europe-west1',
    secrets: [smtpUrl, ownerSecret],
    // An event that fails is delivered again, for a day: docs/decisions/0013.
    retry: true,
    // One event at a time: they all count in the same document, and a mail server takes few connections.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: functionTimeout / 1000,
  },
  mailReview,
);

type Created = FirestoreEvent<QueryDocumentSnapshot | undefined, { name: string }>;

async function mailReview({ data, project, params, time }: Created): Promise<void> {
  if (!data) return;
  const { reviewSmtpUrl, from, to, origins } = readParameters();
  const secret = ownerSecret.value();
  const mail = createReviewMailer({
    addresses: { from, to },
    createLinks: (projectId) =>
      composeOwnerLinks(findSiteOrigin(origins, projectId), secret, Date.now()),
    claims: createClaims(storeClaimsInFirestore(data.ref.firestore, Date.now), Date.now),
    deliver: createSmtpDelivery(reviewSmtpUrl),
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
