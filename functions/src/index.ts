// The only file that knows Firebase. Deployed as it is, and mounted as it is by `npm start`.
import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { error } from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { createMailHandler, type MailHandler } from './answer-request.ts';
import { readSettings } from './settings.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const smtpUrl = defineSecret('SMTP_URL');
const mailTo = defineString('MAIL_TO', { description: 'Where mail of the website goes' });
const mailFrom = defineString('MAIL_FROM', { description: 'The address the website sends from' });
const siteOrigins = defineString('SITE_ORIGINS', {
  default: '',
  description: 'Other origins that may send mail, with commas; the site itself always may',
});

let answer: MailHandler | undefined;

export const sendMail = onRequest(
  {
    region: 'europe-west1',
    invoker: 'public',
    secrets: [smtpUrl],
    // One instance, so that the rate limit and "the same mail once" hold for everyone.
    maxInstances: 1,
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 15,
  },
  (request, response) => {
    // Settings can only be read once a request is there: at deploy time they have no value.
    answer ??= createHandler();
    return answer(request, response);
  },
  // Firebase's own type asks for a raw body, which nothing here reads; Express has none.
) as HttpsFunction & MailHandler;

function createHandler(): MailHandler {
  const {
    smtpUrl: url,
    from,
    to,
    origins,
  } = readSettings({
    SMTP_URL: smtpUrl.value(),
    MAIL_TO: mailTo.value(),
    MAIL_FROM: mailFrom.value(),
    SITE_ORIGINS: siteOrigins.value(),
  });
  return createMailHandler({
    addresses: { from, to },
    origins,
    deliver: createSmtpDelivery(url),
    now: Date.now,
    log: error,
  });
}
