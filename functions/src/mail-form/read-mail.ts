// What goes into a header may hold nothing that ends, hides or rewrites it, or that a mail program would decode.
import { isBlank } from 'shared/review.ts';
import {
  hasEncodedWord,
  hasUnseen,
  isEmail,
  type Mail,
  type MailField,
  mailFields,
  mailLimits,
  mailParameters,
} from 'shared/text-rules.ts';

type ReadMail =
  | { kind: 'mail'; mail: Mail }
  | { kind: 'refused'; reason: string }
  | { kind: 'bot' }; // the honeypot, a field that people do not see, was filled in

export function readMail(query: string): ReadMail {
  const values = new URLSearchParams(query);
  if (values.getAll('website').some((value) => value !== '')) return { kind: 'bot' };

  const mail: Mail = { name: '', lastName: '', email: '', subject: '', message: '' };
  for (const field of mailFields) {
    const value = readField(field, values.getAll(mailParameters[field]));
    if ('problem' in value) return refuse(field, value.problem);
    mail[field] = value.text;
  }
  if (!isEmail(mail.email)) return refuse('email', 'is geen geldig e-mailadres');
  // Mail programs decode these, even when they begin in one name and end in the other.
  if (hasEncodedWord(`${mail.name} ${mail.lastName}`)) return refuse('name', notAllowed);
  if (hasEncodedWord(mail.subject)) return refuse('subject', notAllowed);
  return { kind: 'mail', mail };
}

const notAllowed = 'bevat tekens die niet zijn toegestaan';

function readField(
  field: MailField,
  values: readonly string[],
): { text: string } | { problem: string } {
  const [value] = values;
  if (value === undefined) return { problem: 'ontbreekt' };
  if (values.length > 1) return { problem: 'staat er meer dan één keer' };
  if (value.length > mailLimits[field]) {
    return { problem: `is langer dan ${mailLimits[field]} tekens` };
  }
  if (isBlank(value)) return { problem: 'is leeg' };
  const text = value.replaceAll(/\r\n?/g, '\n');
  if (hasUnseen(text)) return { problem: notAllowed };
  if (field === 'message') return { text };
  if (/[\t\n\u2028\u2029]/.test(text)) return { problem: notAllowed };
  return { text: text.trim() };
}

function refuse(field: MailField, problem: string): ReadMail {
  return { kind: 'refused', reason: `De parameter '${mailParameters[field]}' ${problem}.` };
}
