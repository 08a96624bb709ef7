import type { ReactNode } from 'react';
import { contactLinks, salon } from '../content/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

/** The end of a page: what to do next, by phone or by mail. */
export function ContactCall({ title, children }: { title: string; children: ReactNode }) {
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
        <ButtonLink to={contactLinks.whatsApp} kind="secondary" icon="chat">
          Stuur een WhatsApp
        </ButtonLink>
        <ButtonLink to={siteMap.mail.path} kind="secondary" icon="mail">
          Stuur een mail
        </ButtonLink>
      </Actions>
    </Section>
  );
}
