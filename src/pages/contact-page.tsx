import type { ReactNode } from 'react';
import { describeHours, phoneHours } from 'shared/phone-hours.ts';
import { contactLinks, salon } from 'shared/salon.ts';
import { groomingDays, parking, payment } from '../content/answers.ts';
import { composeMailPath, composeWhatsAppUrl } from '../content/topics.ts';
import { MapFallback, SalonMap } from '../features/map/salon-map.tsx';
import { useAgenda } from '../features/notice/notice-provider.tsx';
import { PhoneAvailability } from '../features/notice/phone-availability.tsx';
import { Cancelling } from '../page-parts/cancelling.tsx';
import { FactLine } from '../page-parts/fact-line.tsx';
import { PartWithErrorBoundary } from '../page-parts/part-with-error-boundary.tsx';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import styles from './contact-page.module.css';

export function ContactPage() {
  return (
    <>
      <PageIntro
        title="Contact"
        ornament="/fotos/album/drogen-met-de-fohn.svg"
        lead="Ik neem de telefoon op als er geen kat op tafel zit. Geen gehoor? Stuur een berichtje, dan antwoord ik zodra het kan."
      />
      <Section>
        <dl className={`halves roomy ${styles.methods}`}>
          <ContactMethod icon="phone" label="Telefoon">
            <ButtonLink to={contactLinks.phone}>{`Bel ${salon.phone}`}</ButtonLink>
            <PhoneAvailability />
            {phoneHours.length > 0 && (
              <p className="quiet">{phoneHours.map(describeHours).join(', ')}</p>
            )}
          </ContactMethod>
          <ContactMethod icon="place" label="Adres">
            <address className="as-heading">
              {salon.name}
              <br />
              {salon.street}
              <br />
              {/* One string: the second of two text nodes would move when the web font loads. */}
              {`${salon.postalCode} ${salon.town}`}
            </address>
            <p>{`${groomingDays} ${parking}`}</p>
          </ContactMethod>
          <ContactMethod icon="chat" label="WhatsApp">
            <ButtonLink to={composeWhatsAppUrl()} kind="secondary">
              {`App naar ${salon.phone}`}
            </ButtonLink>
            <p>Een foto mag erbij.</p>
          </ContactMethod>
          <ContactMethod icon="mail" label="E-mail">
            <ButtonLink to={composeMailPath('contact')} kind="secondary">
              Stuur een mail
            </ButtonLink>
            <a href={contactLinks.email} className={`tall ${styles.address}`}>
              {salon.email}
            </a>
          </ContactMethod>
          <div className={`row ${styles.wide}`}>
            <dt>Volg de salon</dt>
            <dd className="row">
              <a href={salon.facebook} className="as-heading tall">
                Facebook
              </a>
              <a href={salon.instagram} className="as-heading tall">
                Instagram
              </a>
            </dd>
          </div>
        </dl>
      </Section>
      <Section>
        <div className={`pair ${styles.finding}`}>
          <div className="stack">
            <h2>Zo vindt u de salon</h2>
            <Actions>
              <ButtonLink to={contactLinks.route} kind="secondary" icon="place">
                Plan uw route
              </ButtonLink>
            </Actions>
          </div>
          <div className={styles.map}>
            <PartWithErrorBoundary withoutScript={<MapFallback />}>
              <SalonMap />
            </PartWithErrorBoundary>
          </div>
          <Prose>
            <h2>Goed om te weten</h2>
            <FactLine fact={payment} />
            <Cancelling />
            <Waiting />
          </Prose>
        </div>
      </Section>
    </>
  );
}

/** A component of its own: the agenda, which arrives later, would draw the whole page again. */
function Waiting() {
  const { waiting } = useAgenda();
  return waiting && <p>{waiting}</p>;
}

type ContactMethodProps = {
  icon: IconName;
  label: string;
  children: ReactNode;
};

function ContactMethod({ icon, label, children }: ContactMethodProps) {
  return (
    <div className="stack white-card">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className="stack">{children}</dd>
    </div>
  );
}
