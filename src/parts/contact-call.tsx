import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { composeMailPath, composeWhatsAppUrl, type TopicName, topics } from '../content/topics.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

type ContactCallProps = {
  title: string;
  topic: TopicName;
  /** On the button that leads to the mail form. */
  mail?: string;
  children: ReactNode;
};

/** The end of a page: what to do next, by phone or by mail. */
export function ContactCall({ title, topic, mail = 'Stuur een mail', children }: ContactCallProps) {
  return (
    <Section tone="dew">
      <Prose>
        <h2>{title}</h2>
        {children}
      </Prose>
      <Actions>
        <ButtonLink to={contactLinks.phone} icon="phone">
          Bel {salon.phone}
        </ButtonLink>
        <ButtonLink to={composeWhatsAppUrl(topics[topic].message)} kind="secondary" icon="chat">
          Stuur een WhatsApp
        </ButtonLink>
        <ButtonLink to={composeMailPath(topic)} kind="secondary" icon="mail">
          {mail}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
