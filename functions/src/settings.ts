// Reads the settings of a deployment. Errors name a setting, never its value: it may be secret.
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import { isEmail } from 'shared/mail-fields.ts';

export const smtpUrl = defineSecret('SMTP_URL');
export const ownerSecret = defineSecret('OWNER_SECRET');
const mailTo = defineString('MAIL_TO', { description: 'Where mail of the website goes' });
const mailFrom = defineString('MAIL_FROM', { description: 'The address the website sends from' });
const siteOrigins = defineString('SITE_ORIGINS', {
  default: '',
  description: "The site's own address first, and other origins that may send mail; with commas",
});

const ownerUrl = defineString('OWNER_URL', {
  default: '',
  description: "The address of the owner's pages; empty for https://PROJECT-beheer.web.app",
});

export const requireAppCheck = defineBoolean('REQUIRE_APP_CHECK', {
  default: false,
  description:
    'Above 20 mails in ten minutes or 60 a day, require a token of App Check: docs/emergencies.md',
});

/** Call it during a request or an event: at deploy time the settings have no value. */
export function readSettings() {
  const project = process.env.GCLOUD_PROJECT;
  const origins = readOrigins(siteOrigins);
  return {
    smtpUrl: readSmtpUrl(),
    addresses: { from: readAddress(mailFrom), to: readAddress(mailTo) },
    origins,
    siteOrigin: origins[0] ?? `https://${project}.web.app`,
    ownerOrigin: readOrigins(ownerUrl)[0] ?? `https://${project}-beheer.web.app`,
  };
}

/** Works only in functions that list `ownerSecret` in their `secrets`. */
export function readOwnerSecret(): string {
  const secret = ownerSecret.value().trim();
  if (secret.length < 32) {
    throw new Error(
      'OWNER_SECRET has under 32 characters, so that a login to /beheer could be forged. Make one with: openssl rand -base64 32',
    );
  }
  return secret;
}

function readSmtpUrl(): string {
  const text = smtpUrl.value().trim();
  const url = parseUrl(text, /^smtps?:$/);
  const hasSpace = /\s/.test(text); // new URL() removes line ends and tabs
  if (!url?.hostname || hasSpace) {
    throw new Error('SMTP_URL is not a url such as smtps://name:password@host:465.');
  }
  return text;
}

function readAddress(parameter: typeof mailTo): string {
  const address = parameter.value().trim();
  if (!isEmail(address)) throw new Error(`${parameter.name} is not one e-mail address.`);
  return address;
}

function readOrigins(parameter: typeof mailTo): readonly string[] {
  const parts = parameter.value().split(',');
  const origins = parts.map((part) => part.trim()).filter(Boolean);
  return origins.map((origin) => {
    const url = parseUrl(origin, /^https?:$/);
    if (url?.pathname !== '/') {
      throw new Error(`${parameter.name} has an origin that is not like https://one.example.`);
    }
    return url.origin;
  });
}

function parseUrl(text: string, protocol: RegExp): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return protocol.test(url.protocol) ? url : null;
}
