// Parses a mail. Refuses text that could add a header, or that mail programs do not show as typed.
import { hasForbiddenCharacters, isBlank } from 'shared/characters.ts';
import {
  hasEncodedWord,
  isEmail,
  type Mail,
  type MailField,
  mailFields,
  mailLimits,
  mailParameters,
} from 'shared/mail-fields.ts';

type ReadMail =
  | { kind: 'mail'; mail: Mail }
  | { kind: 'refused'; reason: string }
  | { kind: 'bot' }; // it filled in the honeypot, a field that visitors do not see

export function readMail(query: string): ReadMail {
  const values = new URLSearchParams(query);
  if (values.get('website')) return { kind: 'bot' };

  const mail: Mail = { name: '', lastName: '', email: '', subject: '', message: '' };
  for (const field of mailFields) {
    const value = readField(field, values.getAll(mailParameters[field]));
    if ('problem' in value) return invalidField(field, value.problem);
    mail[field] = value.text;
  }
  if (!isEmail(mail.email)) return invalidField('email', 'is geen geldig e-mailadres');
  // Checks the joined names: mail programs also decode an encoded word that spans both.
  if (hasEncodedWord(`${mail.name} ${mail.lastName}`)) return invalidField('name', notAllowed);
  if (hasEncodedWord(mail.subject)) return invalidField('subject', notAllowed);
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
  if (hasForbiddenCharacters(text)) return { problem: notAllowed };
  if (field === 'message') return { text };
  if (/[\t\n\u2028\u2029]/.test(text)) return { problem: notAllowed };
  return { text: text.trim() };
}

function invalidField(field: MailField, problem: string): ReadMail {
  return { kind: 'refused', reason: `De parameter '${mailParameters[field]}' ${problem}.` };
}
