import { onDocumentCreated } from 'firebase-functions/firestore';
import { error, warn } from 'firebase-functions/logger';
import { connectDatabase } from '../database.ts';
import { createSmtpDelivery } from '../mail/smtp-delivery.ts';
import {
  findSiteOrigin,
  ownerSecret,
  readOwnerSecret,
  readSettings,
  reviewSmtpUrl,
} from '../settings.ts';
import { composeOwnerLinks } from '../tokens.ts';
import { createReviewMailer } from './review-mailer.ts';

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: 'mail-new-review@',
    secrets: [reviewSmtpUrl, ownerSecret],
    retry: true,
    // Handles one event at a time. A repeated event then finds that its review was mailed.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  async ({ data, project, params, time }) => {
    if (!data) return;
    const { smtpUrl, addresses, origins } = readSettings(reviewSmtpUrl);
    const secret = readOwnerSecret();
    const mail = createReviewMailer({
      createLinks: () => composeOwnerLinks(findSiteOrigin(origins, project), secret, Date.now()),
      database: connectDatabase(data.ref.firestore),
      deliver: createSmtpDelivery(smtpUrl, addresses),
      now: Date.now,
      log: error,
      warn,
    });
    await mail({
      documentName: params.documentName,
      fields: data.data(),
      time: Date.parse(time),
    });
  },
);
