/** Maps each field of a mail to its parameter of /sendMail, as the specification names it. */
export const mailParameters = {
  name: 'name',
  lastName: 'lastname',
  email: 'sender',
  message: 'text',
  subject: 'subject',
} as const;

export type MailField = keyof typeof mailParameters;
export type Mail = Record<MailField, string>;

export const mailFields = Object.keys(mailParameters) as readonly MailField[];

export const mailLimits = {
  name: 100,
  lastName: 100,
  email: 254,
  subject: 150,
  message: 255,
} as const satisfies Record<MailField, number>;

// Allows no space, comma, double quote or angle bracket: these could turn one address into two.
const mailbox = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}/.source;
const domainLabel = /[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?/.source;
const domain = `${domainLabel}(?:\\.${domainLabel})+`;
const emailFormat = new RegExp(`^${mailbox}@${domain}$`, 'i');

export function isEmail(text: string): boolean {
  if (text.length > mailLimits.email) return false;
  return emailFormat.test(text) && !hasEncodedWord(text);
}

/** Mail programs decode '=?utf-8?q?Jan?=' to 'Jan', so a field could hide its real text. */
export function hasEncodedWord(text: string): boolean {
  return /=\?[^?]*\?[bq]\?/i.test(text);
}
