import { isEmailAddress } from './email-address.ts';

export type Settings = {
  smtpUrl: string;
  reviewSmtpUrl: string; // an account of its own, or the same one
  to: string;
  from: string;
  origins: readonly string[]; // may call the function beside the site's own
};

export type SettingName = 'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM' | 'SITE_ORIGINS';

/** Throws a sentence that names the wrong setting, never its value: it may hold a password. */
export function readSettings(values: Record<SettingName, string>): Settings {
  return {
    ...readSmtpUrls(values.SMTP_URL),
    to: readAddress('MAIL_TO', values.MAIL_TO),
    from: readAddress('MAIL_FROM', values.MAIL_FROM),
    origins: readOrigins(values.SITE_ORIGINS),
  };
}

// A second url stands in the same secret: Firebase deploys no function whose secret does not exist.
function readSmtpUrls(value: string) {
  const [smtpUrl = '', reviewSmtpUrl = smtpUrl, ...others] = value.trim().split(/\s+/);
  if (!isSmtpUrl(smtpUrl) || !isSmtpUrl(reviewSmtpUrl) || others.length > 0) {
    throw new Error(
      'SMTP_URL is not a url such as smtps://name:password@host:465, or two with a space between them.',
    );
  }
  return { smtpUrl, reviewSmtpUrl };
}

function isSmtpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return Boolean(url?.hostname && /^smtps?:$/.test(url.protocol));
}

function readAddress(name: SettingName, value: string): string {
  const address = value.trim();
  if (!isEmailAddress(address)) throw new Error(`${name} is not one e-mail address.`);
  return address;
}

function readOrigins(value: string): readonly string[] {
  const origins = value.split(',').map((part) => part.trim());
  return origins.filter(Boolean).map((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
      throw new Error(
        'SITE_ORIGINS is not a list such as https://one.example,https://two.example.',
      );
    }
    return url.origin;
  });
}
