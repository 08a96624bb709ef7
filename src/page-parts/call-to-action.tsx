import type { ReactNode } from 'react';
import type { TopicName } from '../content/topics.ts';
import { PhoneAvailability } from '../features/notice/phone-availability.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { ContactActions } from './contact-actions.tsx';
import styles from './page-parts.module.css';

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
        <div className={`halves ${styles.closing}`}>
          <Prose>
            <h2>{title}</h2>
            {children}
          </Prose>
          <div className={`stack white-card ${styles.card}`}>
            <PhoneAvailability />
            <ContactActions topic={topic} />
          </div>
        </div>
      </Section>
    </div>
  );
}
