import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { composeMailPath, composeWhatsAppUrl, type TopicName } from '../content/topics.ts';
import { PhoneAvailability } from '../features/notice/phone-availability.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import styles from './call-to-action.module.css';

type CallToActionProps = {
  title: string;
  /** Chooses the subject of the mail. */
  topic?: TopicName;
  children: ReactNode;
};

export function CallToAction({ title, topic, children }: CallToActionProps) {
  return (
    <div className="screen-only">
      <Section tone="dew">
        <div className={`pair ${styles.columns}`}>
          <Prose>
            <h2>{title}</h2>
            {children}
          </Prose>
          <div className={`stack measure white-card ${styles.contact}`}>
            <ButtonLink to={contactLinks.phone} icon="phone">
              Bel {salon.phone}
            </ButtonLink>
            <PhoneAvailability />
            <div className={`row ${styles.others}`}>
              <ButtonLink to={composeWhatsAppUrl(topic)} kind="secondary" icon="chat">
                WhatsApp
              </ButtonLink>
              <ButtonLink to={composeMailPath(topic)} kind="secondary" icon="mail">
                Mail
              </ButtonLink>
            </div>
          </div>
        </div>
      </Section>
    </div>
  );
}
