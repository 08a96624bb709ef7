// The mail functions of the site on this machine, and where their mail goes.
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { salon } from 'shared/salon.ts';
import { createSmtpDelivery, type Deliver } from '../../functions/src/mail/smtp-delivery.ts';
import { createMailHandler } from '../../functions/src/mail-form/mail-handler.ts';
import type { Documents } from '../../functions/src/owner/documents.ts';
import type { OwnerLinks } from '../../functions/src/owner/owner-links.ts';
import { keepClaims } from '../../functions/src/review-mail/claims.ts';
import {
  createReviewMailer,
  type ReviewMailer,
} from '../../functions/src/review-mail/review-mailer.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { startOutbox } from './outbox.ts';
import { claimPort } from './ports.ts';

export type LocalMail = {
  description: string;
  createSendMail: (documents: Documents | null) => RequestHandler;
  createReviewMailer: (documents: Documents) => ReviewMailer;
  deliver: Deliver; // what is for the owner
  stop?: () => Promise<void>;
};

type MailOptions = {
  smtpPort: number;
  smtpUrl: string | null;
  stateFolder: string;
  createLinks: () => OwnerLinks;
};

export async function startMail({
  smtpPort,
  smtpUrl,
  stateFolder,
  createLinks,
}: MailOptions): Promise<LocalMail> {
  const folder = join(stateFolder, 'outbox');
  const needed = { port: smtpPort, setting: 'SMTP_PORT', purpose: 'the outbox for mail' };
  const outbox = smtpUrl ? null : await startOutbox({ port: await claimPort(needed), folder });
  // The function reads its settings from the environment, here as in production.
  process.env.SMTP_URL = outbox?.url ?? smtpUrl ?? '';
  process.env.MAIL_TO ||= salon.email;
  process.env.MAIL_FROM ||= salon.email;
  process.env.SITE_ORIGINS ||= '';
  const settings = readSettings(); // a wrong one is told now and not at the first mail
  const deliver = createSmtpDelivery(settings.reviewSmtpUrl, settings.addresses);
  return {
    description: outbox
      ? `${join(folder, '*.eml')} (an outbox on 127.0.0.1:${outbox.port}; nothing is sent)`
      : `${new URL(settings.smtpUrl).host}, for ${settings.addresses.to}: it is really sent`,
    createSendMail: (documents) =>
      createMailHandler({
        origins: settings.origins,
        deliver: createSmtpDelivery(settings.smtpUrl, settings.addresses),
        now: Date.now,
        log: (event, details) => console.error(event, details),
        readBrake: async () =>
          (await documents?.transact(({ get }) => get('settings/mailForm'))) ?? null,
      }),
    createReviewMailer: (documents) =>
      createReviewMailer({
        createLinks,
        claims: keepClaims(documents, Date.now),
        deliver,
        log: (event, details) => console.error(event, details),
      }),
    deliver,
    ...(outbox && { stop: outbox.stop }),
  };
}
