import { isEmail, type MailField, mailLimits } from 'shared/mail-fields.ts';
import type { SubmittedMail } from '../../data/backend.ts';
import type { FieldRules } from '../../forms/check-fields.ts';
import type { FormValues } from '../../forms/draft.ts';

export const mailRules: FieldRules<MailField> = {
  name: {
    label: 'Naam',
    noun: 'naam',
    empty: 'Vul uw naam in.',
    maxLength: mailLimits.name,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Achternaam',
    noun: 'achternaam',
    empty: 'Vul uw achternaam in.',
    maxLength: mailLimits.lastName,
    autoComplete: 'family-name',
  },
  email: {
    label: 'E-mail',
    noun: 'e-mailadres',
    empty: 'Vul uw e-mailadres in.',
    maxLength: mailLimits.email,
    type: 'email',
    autoComplete: 'email',
    findProblem: findEmailProblem,
  },
  subject: {
    label: 'Onderwerp',
    noun: 'onderwerp',
    empty: 'Vul een onderwerp in.',
    maxLength: mailLimits.subject,
  },
  message: {
    label: 'Bericht',
    noun: 'bericht',
    hint: 'Wordt u liever gebeld? Zet uw telefoonnummer erbij.',
    empty: 'Schrijf uw bericht.',
    maxLength: mailLimits.message,
  },
};

function findEmailProblem(text: string): string | undefined {
  const email = text.trim();
  if (isEmail(email)) return undefined;
  return 'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl';
}

export function composeMail(values: FormValues): SubmittedMail {
  return {
    name: values.name ?? '',
    lastName: values.lastName ?? '',
    email: (values.email ?? '').trim(),
    subject: values.subject ?? '',
    message: values.message ?? '',
    honeypot: values.website ?? '',
  };
}
