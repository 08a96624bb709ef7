import { initializeApp } from 'firebase-admin/app';
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { error } from 'firebase-functions/logger';
import { createSmtpDelivery } from '../mail/smtp-delivery.ts';
import { serviceAccountOf } from '../service-account.ts';
import { readSettings, requireAppCheck, smtpUrl } from '../settings.ts';
import { createMailHandler, type MailHandler } from './mail-handler.ts';

let handler: MailHandler | undefined;

export const sendMail = onRequest(
  {
    region: 'europe-west1',
    serviceAccount: serviceAccountOf('send-mail'),
    invoker: 'public',
    secrets: [smtpUrl],
    // One instance, because recent-mails.ts counts mails and recognises retries in memory.
    maxInstances: 1,
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 15,
  },
  (request, response) => {
    handler ??= createHandler();
    return handler(request, response);
  },
) as HttpsFunction & MailHandler;

function createHandler(): MailHandler {
  const { smtpUrl: url, addresses, origins } = readSettings();
  return createMailHandler({
    origins,
    deliver: createSmtpDelivery(url, addresses),
    now: Date.now,
    log: error,
    verifyToken: requireAppCheck.value() ? verifyToken : undefined,
  });
}

async function verifyToken(token: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  await getAppCheck(initializeApp()).verifyToken(token);
  return true;
}
