import { useMemo, useState } from 'react';
import { type MailField, mailLimits } from 'shared/mail-fields.ts';
import { pushEvent } from '../../analytics/analytics.ts';
import { mailBanners } from '../../content/banners.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { FormOutcome } from '../../forms/form-outcome.tsx';
import { LongField } from '../../forms/long-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from './mail-form.module.css';
import { checkMail, composeMail } from './new-mail.ts';

const id = 'mail';

type MailFormProps = {
  /** Fills in the subject, unless the visitor has typed another one. */
  subject?: string;
};

export function MailForm({ subject = '' }: MailFormProps) {
  const backend = useBackend();
  const suggestion = useMemo(() => ({ subject }), [subject]);
  const [sentFrom, setSentFrom] = useState(''); // the address, shown after its field is cleared
  const { state, values, errors, formProps } = useForm<MailField>(id, {
    check: checkMail,
    send: async (typed) => {
      const mail = composeMail(typed);
      await backend.sendMail(mail);
      setSentFrom(mail.email);
      // Never reports the subject that a visitor typed, because it may hold personal data.
      pushEvent({ category: 'mail', action: 'mail_sent', label: subject || undefined });
    },
    suggestion,
  });
  const field = <Name extends MailField>(name: Name) => ({
    form: id,
    name,
    errors,
    maxLength: mailLimits[name],
  });

  return (
    <form {...formProps}>
      <div className={`columns ${styles.names}`}>
        <FormField {...field('name')} label="Naam" autoComplete="given-name" />
        <FormField {...field('lastName')} label="Achternaam" autoComplete="family-name" />
      </div>
      <FormField {...field('email')} label="E-mail" type="email" autoComplete="email" />
      <FormField {...field('subject')} label="Onderwerp" />
      <LongField
        {...field('message')}
        value={values.message ?? ''}
        label="Bericht"
        hint="Wordt u liever gebeld? Zet uw telefoonnummer erbij."
        placeholder={`Maximaal ${mailLimits.message} karakters..`}
      />
      <Honeypot />
      <FormOutcome state={state} texts={mailBanners}>
        <p>
          Het antwoord gaat naar <strong>{sentFrom}</strong>. Klopt dat adres niet? Mail dan nog
          eens.
        </p>
      </FormOutcome>
      <SubmitButton sending={state.status === 'sending'} sendingText="Uw mail wordt verstuurd…">
        Verstuur email
      </SubmitButton>
    </form>
  );
}

/** A hidden field that only bots fill in. Its name must be one that no browser autofills. */
function Honeypot() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  );
}
