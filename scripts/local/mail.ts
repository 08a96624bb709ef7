// The mail function of the site on this machine, and where its mail goes.
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createLeases } from '../../functions/src/leases.ts';
import { createReviewMailer, type ReviewMailer } from '../../functions/src/review-mailer.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { createSmtpDelivery } from '../../functions/src/smtp-delivery.ts';
import { salon } from '../../src/content/salon.ts';
import { updateInMemory } from './memory-leases.ts';
import { startOutbox } from './outbox.ts';

export type LocalMail = {
  description: string;
  /** The function as it is deployed. */
  sendMail: RequestHandler;
  /** What the deployed function does with the event of a new review. */
  mailReview: ReviewMailer;
  stop: () => Promise<void>;
};

type MailOptions = { smtpPort: number; smtpUrl: string | null; stateFolder: string };

export async function startMail({
  smtpPort,
  smtpUrl,
  stateFolder,
}: MailOptions): Promise<LocalMail> {
  const outbox = smtpUrl
    ? null
    : await startOutbox({ port: smtpPort, folder: join(stateFolder, 'outbox') });
  // The function reads its settings from the environment, here as in production.
  process.env.SMTP_URL = outbox?.url ?? smtpUrl ?? '';
  process.env.MAIL_TO ||= salon.email;
  process.env.MAIL_FROM ||= salon.email;
  process.env.SITE_ORIGINS ||= '';
  const settings = readSettings({
    SMTP_URL: process.env.SMTP_URL,
    MAIL_TO: process.env.MAIL_TO,
    MAIL_FROM: process.env.MAIL_FROM,
    SITE_ORIGINS: process.env.SITE_ORIGINS,
  }); // a wrong one is told now and not at the first mail
  const { sendMail } = await import('../../functions/src/send-mail.ts');
  return {
    description: outbox
      ? `${join(outbox.folder, '*.eml')} (an outbox on 127.0.0.1:${outbox.port}; nothing is sent)`
      : `${describeServer(process.env.SMTP_URL)}, for ${process.env.MAIL_TO}: it is really sent`,
    sendMail: async (request, response) => {
      await sendMail(asFunctionRequest(request), response);
    },
    mailReview: createReviewMailer({
      addresses: settings,
      leases: createLeases(updateInMemory(), Date.now),
      deliver: createSmtpDelivery(settings.smtpUrl),
      now: Date.now,
      log: (event, details) => console.error(event, details),
    }),
    stop: async () => outbox?.stop(),
  };
}

/** Without the password. */
function describeServer(smtpUrl: string): string {
  return URL.canParse(smtpUrl) ? new URL(smtpUrl).host : 'SMTP_URL';
}

// The functions framework adds the raw body; a GET has none.
function asFunctionRequest(request: Parameters<RequestHandler>[0]) {
  return Object.assign(request, { rawBody: Buffer.alloc(0) });
}
