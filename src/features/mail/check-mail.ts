import { isEmail, type Mail, type SubmittedMail } from '../../backend/mail.ts';
import type { Draft } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/form-state.ts';
import { checkRequired } from '../../forms/required.ts';

export function checkMail(values: Draft): FieldErrors<keyof Mail> {
  const errors = checkRequired<keyof Mail>(values, {
    name: 'Vul uw naam in.',
    lastName: 'Vul uw achternaam in.',
    email: 'Vul uw e-mailadres in.',
    subject: 'Vul een onderwerp in.',
    message: 'Schrijf uw bericht.',
  });
  if (!errors.email && !isEmail(values.email ?? '')) {
    errors.email = {
      kind: 'malformed',
      message: 'Dit e-mailadres klopt niet. Een voorbeeld: naam@voorbeeld.nl.',
    };
  }
  return errors;
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
