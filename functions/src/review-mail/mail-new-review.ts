import { onDocumentCreated } from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { connectDatabase } from '../database.ts';
import { createSmtpDelivery } from '../mail/smtp-delivery.ts';
import {
  findSiteOrigin,
  ownerSecret,
  readOwnerSecret,
  readSettings,
  smtpUrl,
} from '../settings.ts';
import { composeOwnerLinks } from '../tokens.ts';
import { keepClaims } from './claims.ts';
import { createReviewMailer } from './review-mailer.ts';

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: 'mail-new-review@', // docs/service-accounts.sh
    secrets: [smtpUrl, ownerSecret],
    // An event that fails is delivered again, for a day: docs/decisions/0013.
    retry: true,
    // One event at a time, so that one that is delivered twice finds what the first time did.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  async ({ data, project, params, time }) => {
    if (!data) return;
    const { reviewSmtpUrl, addresses, origins } = readSettings();
    const secret = readOwnerSecret();
    const mail = createReviewMailer({
      createLinks: () => composeOwnerLinks(findSiteOrigin(origins, project), secret, Date.now()),
      claims: keepClaims(connectDatabase(data.ref.firestore), Date.now),
      deliver: createSmtpDelivery(reviewSmtpUrl, addresses),
      log: error,
    });
    await mail({
      documentName: params.documentName,
      time: Date.parse(time),
      document: data.data(),
    });
  },
);
