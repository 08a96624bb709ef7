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
  const parameters = new URLSearchParams(query);
  if (parameters.get('website')) return { kind: 'bot' };

  const mail: Mail = {
    name: '',
    lastName: '',
    email: '',
    subject: '',
    message: '',
  };
  for (const field of mailFields) {
    const parameter = mailParameters[field];
    const values = parameters.getAll(parameter);
    const [value] = values;
    if (value === undefined) return refuse(field, 'ontbreekt');
    if (values.length > 1) return refuse(field, 'staat er meer dan één keer');
    const text = value.replaceAll(/\r\n?/g, '\n');
    const problem = findProblem(field, text);
    if (problem) return refuse(field, problem);
    mail[field] = field === 'message' ? text : text.trim();
  }
  if (!isEmail(mail.email)) return refuse('email', 'is geen geldig e-mailadres');
  // Checks the joined names: mail programs also decode an encoded word that spans both.
  const fullName = `${mail.name} ${mail.lastName}`;
  if (hasEncodedWord(fullName)) return refuse('name', notAllowed);
  if (hasEncodedWord(mail.subject)) return refuse('subject', notAllowed);
  return { kind: 'mail', mail };
}

const notAllowed = 'bevat tekens die niet zijn toegestaan';
const tabOrLineEnd = /[\t\n\u2028\u2029]/;

function findProblem(field: MailField, text: string): string | null {
  const limit = mailLimits[field];
  if (text.length > limit) return `is langer dan ${limit} tekens`;
  if (isBlank(text)) return 'is leeg';
  if (hasForbiddenCharacters(text)) return notAllowed;
  const isMessage = field === 'message';
  if (!isMessage && tabOrLineEnd.test(text)) return notAllowed;
  return null;
}

function refuse(field: MailField, problem: string): ReadMail {
  const parameter = mailParameters[field];
  const reason = `De parameter '${parameter}' ${problem}.`;
  return { kind: 'refused', reason };
}
