import { contactLinks, product, salon } from '../content/salon.ts';
import { MailForm } from '../features/mail/mail-form.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { FormParts } from './form-parts.tsx';

export function MailPage() {
  return (
    <>
      <PageIntro title="Mail" lead={`Verstuur hier uw mail naar ${product}`} />
      <Section>
        <FormParts
          form={<MailForm />}
          privacy="Wij gebruiken uw gegevens alleen om u te antwoorden."
        >
          <h2>Liever bellen of appen?</h2>
          <p>
            Bel <a href={contactLinks.phone}>{salon.phone}</a> of stuur een bericht via{' '}
            <a href={contactLinks.whatsApp}>WhatsApp</a>. Voor een afspraak op korte termijn gaat
            dat het snelst.
          </p>
        </FormParts>
      </Section>
    </>
  );
}
