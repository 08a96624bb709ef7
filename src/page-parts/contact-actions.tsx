import { contactLinks, salon } from 'shared/salon.ts';
import { composeMailPath, composeWhatsAppUrl, type TopicName } from '../content/topics.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** `topic` chooses the subject of the mail. */
export function ContactActions({ topic }: { topic: TopicName | undefined }) {
  return (
    <Actions isFirstApart>
      <ButtonLink to={contactLinks.phone} icon="phone">
        Bel {salon.phone}
      </ButtonLink>
      <ButtonLink to={composeWhatsAppUrl(topic)} kind="secondary" icon="chat">
        WhatsApp
      </ButtonLink>
      <ButtonLink to={composeMailPath(topic)} kind="secondary" icon="mail">
        Mail
      </ButtonLink>
    </Actions>
  );
}
