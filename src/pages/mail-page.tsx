import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactLinks, product, salon } from 'shared/salon.ts';
import { replyTime } from '../content/answers.ts';
import { composeWhatsAppUrl, describeRequest, isTopic, topics } from '../content/topics.ts';
import { MailForm } from '../features/mail/mail-form.tsx';
import { PhoneAvailability } from '../features/notice/phone-availability.tsx';
import { CancellingLine } from '../page-parts/cancelling.tsx';
import { FormLayout } from '../page-parts/form-layout.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

export function MailPage() {
  const [query] = useSearchParams();
  const about = query.get('over') ?? '';
  const topic = isTopic(about) ? about : undefined;
  // The prerendered page knows no query, so hydration begins without a topic.
  const shownTopic = useSyncExternalStore(
    subscribeToNothing,
    () => topic,
    () => undefined,
  );

  return (
    <>
      <PageIntro
        title="Mail"
        ornament="/fotos/album/kitten-eerste-keer.svg"
        lead={`Verstuur hier uw mail naar ${product}`}
      />
      <Section>
        <FormLayout
          form={
            <div className="stack roomy">
              <p>
                {describeRequest(shownTopic)} <strong>Uw bericht is nog geen afspraak.</strong>
              </p>
              <MailForm key={about} subject={topic ? topics[topic].subject : ''} />
              <div className="quiet">
                <p>{replyTime.text}</p>
                <CancellingLine />
              </div>
            </div>
          }
          privacy="Ik gebruik uw gegevens alleen om u te antwoorden."
        >
          <h2>Liever bellen of appen?</h2>
          <p>
            Bel <a href={contactLinks.phone}>{salon.phone}</a> of stuur een bericht of foto via{' '}
            <a href={composeWhatsAppUrl(shownTopic)}>WhatsApp</a>. Heeft u haast? Dan gaat dat het
            snelst.
          </p>
          <PhoneAvailability />
          <Picture src="/fotos/over-mij/salon-wachthoek.svg" alt="" />
        </FormLayout>
      </Section>
    </>
  );
}

const subscribeToNothing = () => () => {};
