import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import { readSettings, type Settings } from './settings.ts';

export const smtpUrl = defineSecret('SMTP_URL');
/** What the owner's links are signed with. A new value ends all old ones. */
export const ownerSecret = defineSecret('OWNER_SECRET');
const mailTo = defineString('MAIL_TO', { description: 'Where mail of the website goes' });
const mailFrom = defineString('MAIL_FROM', { description: 'The address the website sends from' });
const siteOrigins = defineString('SITE_ORIGINS', {
  default: '',
  description:
    "The site's own address first, where the owner's links go, and other origins that may send mail; with commas",
});

export const requireAppCheck = defineBoolean('REQUIRE_APP_CHECK', {
  default: false,
  description: 'Above 20 mails in ten minutes, ask for a token of App Check: docs/going-live.md',
});

/** Only during a request or an event: at deploy time they have no value. */
export function readParameters(): Settings {
  return readSettings({
    SMTP_URL: smtpUrl.value(),
    MAIL_TO: mailTo.value(),
    MAIL_FROM: mailFrom.value(),
    SITE_ORIGINS: siteOrigins.value(),
  });
}
