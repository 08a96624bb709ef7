import { onDocumentCreated } from 'firebase-functions/firestore';
import { error, warn } from 'firebase-functions/logger';
import { createSmtpDelivery } from '../mail/smtp-delivery.ts';
import { serviceAccountOf } from '../service-account.ts';
import { readSettings, smtpUrl } from '../settings.ts';
import { createReviewMailer, type ReviewMailer } from './review-mailer.ts';

let mail: ReviewMailer | undefined;

export const mailNewReview = onDocumentCreated(
  {
    document: 'reviews/{documentName}',
    region: 'europe-west1',
    serviceAccount: serviceAccountOf('mail-new-review'),
    secrets: [smtpUrl],
    retry: true,
    // Handles one event at a time: review-mailer.ts counts the mails of an hour in memory.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: 60,
  },
  async ({ data, params }) => {
    if (!data) return;
    mail ??= createMailer();
    await mail({ documentName: params.documentName, fields: data.data() });
  },
);

function createMailer(): ReviewMailer {
  const { smtpUrl: url, addresses, ownerOrigin } = readSettings();
  const deliver = createSmtpDelivery(url, addresses);
  return createReviewMailer({ ownerOrigin, deliver, now: Date.now, log: error, warn });
}
