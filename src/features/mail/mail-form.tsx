import { useMemo, useState } from 'react';
import { pushEvent } from '../../analytics/analytics.ts';
import { mailBanners } from '../../content/banners.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { Form } from '../../forms/form.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { FormOutcome } from '../../forms/form-outcome.tsx';
import { LongField } from '../../forms/long-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from './mail-form.module.css';
import { composeMail, mailRules } from './new-mail.ts';

type MailFormProps = {
  /** Fills in the subject, unless the visitor has typed another one. */
  subject?: string;
};

export function MailForm({ subject = '' }: MailFormProps) {
  const backend = useBackend();
  const suggestion = useMemo(() => ({ subject }), [subject]);
  const [sentFrom, setSentFrom] = useState(''); // the address, shown after its field is cleared
  const { state, field, formProps } = useForm('mail', {
    rules: mailRules,
    send: async (typed) => {
      const mail = composeMail(typed);
      await backend.sendMail(mail);
      setSentFrom(mail.email);
      // Never reports the subject that a visitor typed, because it may hold personal data.
      pushEvent({ category: 'mail', action: 'mail_sent', label: subject || undefined });
    },
    suggestion,
  });

  return (
    <Form {...formProps}>
      <div className={`columns ${styles.names}`}>
        <FormField {...field('name')} />
        <FormField {...field('lastName')} />
      </div>
      <FormField {...field('email')} />
      <FormField {...field('subject')} />
      <LongField {...field('message')} />
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
    </Form>
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
