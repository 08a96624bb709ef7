import type { SubmittedMail } from '../../data/mail.ts';
import { isEmail, type MailField } from '../../data/text-rules.ts';
import { checkFields } from '../../forms/check-fields.ts';
import type { Draft } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/form-state.ts';

export function checkMail(values: Draft): FieldErrors<MailField> {
  return checkFields<MailField>(values, {
    name: { empty: 'Vul uw naam in.' },
    lastName: { empty: 'Vul uw achternaam in.' },
    email: {
      empty: 'Vul uw e-mailadres in.',
      format: {
        isRight: (text) => isEmail(text.trim()),
        message: 'Dit e-mailadres klopt niet. Schrijf het zoals naam@voorbeeld.nl',
      },
    },
    subject: { empty: 'Vul een onderwerp in.' },
    message: { empty: 'Schrijf uw bericht.' },
  });
}

export function readMail(values: Draft): SubmittedMail {
  return {
    name: values.name ?? '',
    lastName: values.lastName ?? '',
    email: (values.email ?? '').trim(),
    subject: values.subject ?? '',
    message: values.message ?? '',
    trap: values.website ?? '',
  };
}
