import { isEmail, type MailField, mailLimits } from 'shared/mail-fields.ts';
import type { SubmittedMail } from '../../data/backend.ts';
import { checkFields, type FieldErrors } from '../../forms/check-fields.ts';
import type { FormValues } from '../../forms/draft.ts';

export function checkMail(values: FormValues): FieldErrors<MailField> {
  return checkFields<MailField>(values, mailLimits, {
    name: { label: 'naam', empty: 'Vul uw naam in.' },
    lastName: { label: 'achternaam', empty: 'Vul uw achternaam in.' },
    email: {
      label: 'e-mailadres',
      empty: 'Vul uw e-mailadres in.',
      findProblem: (text) =>
        !isEmail(text.trim()) && 'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl',
    },
    subject: { label: 'onderwerp', empty: 'Vul een onderwerp in.' },
    message: { label: 'bericht', empty: 'Schrijf uw bericht.' },
  });
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
