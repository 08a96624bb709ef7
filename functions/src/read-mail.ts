// What goes into a header may hold nothing that ends, hides or rewrites it, or that a mail program would decode.
import { isBlank } from '../../src/data/review.ts';
import { isEmailAddress } from './email-address.ts';
import { type QueryValues, readQuery } from './read-query.ts';

export type Mail = Record<MailField, string>;
export type MailField = keyof typeof mailLimits;

export type ReadMail =
  | { kind: 'mail'; mail: Mail }
  | { kind: 'refused'; reason: string }
  | { kind: 'bot' }; // the honeypot, a field that people do not see, was filled in

/** UTF-16 units; the same as in src/data/mail.ts. */
export const mailLimits = {
  name: 100,
  lastname: 100,
  sender: 254,
  subject: 150,
  text: 255,
} as const;

export const queryLimit = 8192; // characters; the longest mail, each letter encoded as three bytes, takes 6,300

const fields = Object.keys(mailLimits) as MailField[]; // Object.keys widens to string

const bannedInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const bannedInText = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;
const encodedWord = /=\?[^?]*\?[bq]\?/i;

export function readMail(query: string): ReadMail {
  if (query.length > queryLimit) return { kind: 'refused', reason: 'De aanvraag is te lang.' };
  const values = readQuery(query);
  if (values.get('website')?.some((value) => value !== '')) return { kind: 'bot' };

  const mail: Mail = { name: '', lastname: '', sender: '', subject: '', text: '' };
  for (const field of fields) {
    const value = readField(field, values.get(field) ?? []);
    if ('problem' in value) return refuse(field, value.problem);
    mail[field] = value.text;
  }
  if (!isEmailAddress(mail.sender)) return refuse('sender', 'is geen geldig e-mailadres');
  // Mail programs decode these, even when they begin in one name and end in the other.
  if (encodedWord.test(`${mail.name} ${mail.lastname}`)) return refuse('name', notAllowed);
  if (encodedWord.test(mail.subject)) return refuse('subject', notAllowed);
  return { kind: 'mail', mail };
}

const notAllowed = 'bevat tekens die niet zijn toegestaan';

function readField(field: MailField, values: QueryValues): { text: string } | { problem: string } {
  const [value] = values;
  if (value === undefined) return { problem: 'ontbreekt' };
  if (values.length > 1) return { problem: 'staat er meer dan één keer' };
  if (value === null) return { problem: 'is niet goed gecodeerd' };
  if (value.length > mailLimits[field]) {
    return { problem: `is langer dan ${mailLimits[field]} tekens` };
  }
  if (isBlank(value)) return { problem: 'is leeg' };
  if (field === 'text') {
    if (bannedInText.test(value)) return { problem: notAllowed };
    return { text: value.replaceAll(/\r\n?/g, '\n') };
  }
  if (bannedInLine.test(value)) return { problem: notAllowed };
  return { text: value.trim() };
}

function refuse(field: MailField, problem: string): ReadMail {
  return { kind: 'refused', reason: `De parameter '${field}' ${problem}.` };
}
