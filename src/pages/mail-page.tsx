import { contactLinks, product, salon } from '../content/salon.ts';
import { MailForm } from '../features/mail/mail-form.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { BesideForm } from './beside-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { NeedsScript, SafePart } from './safe-part.tsx';

export function MailPage() {
  return (
    <>
      <PageIntro title="Mail" lead={`Verstuur hier uw mail naar ${product}`} />
      <Section>
        <BesideForm
          form={
            <>
              <SafePart
                withoutScript={
                  <NeedsScript>Dit formulier werkt alleen met JavaScript.</NeedsScript>
                }
              >
                <MailForm />
              </SafePart>
              <PrivacyNote>Wij gebruiken uw gegevens alleen om u te antwoorden.</PrivacyNote>
            </>
          }
        >
          <h2>Liever bellen of appen?</h2>
          <p>
            Bel <a href={contactLinks.phone}>{salon.phone}</a> of stuur een bericht via{' '}
            <a href={contactLinks.whatsApp}>WhatsApp</a>. Voor een afspraak op korte termijn gaat
            dat het snelst.
          </p>
        </BesideForm>
      </Section>
    </>
  );
}
