// The link that whoever opens /beheer can have sent, to the owner's own address only.
import { randomUUID } from 'node:crypto';
import { type Addresses, composeMessageId, type Message } from '../compose-mail.ts';
import { createRateLimit, type SentMailStore } from '../rate-limit.ts';
import type { Deliver } from '../smtp-delivery.ts';

export type LinkMailerOptions = {
  addresses: Addresses;
  deliver: Deliver;
  createLink: () => string;
  now: () => number;
  store?: SentMailStore | undefined;
  logFailure: (error: unknown) => void; // of the store
};

const perHour = 3;
export const anHour = 3_600_000; // ms

/** Gives false when there were enough this hour; rejects when the mail is not accepted. */
export function createLinkMailer(options: LinkMailerOptions): () => Promise<boolean> {
  const { addresses, deliver, createLink, now, store, logFailure } = options;
  const limits = { client: perHour, network: perHour, total: perHour };
  const rateLimit = createRateLimit({
    limits,
    window: anHour,
    now,
    store,
    timeout: 2_000,
    logFailure,
  });
  return async () => {
    await rateLimit.restore();
    if (rateLimit.take({ client: 'anyone', network: 'anyone' }) > 0) return false;
    await rateLimit.keep();
    await deliver(composeLinkMail(createLink(), addresses));
    return true;
  };
}

function composeLinkMail(link: string, { from, to }: Addresses): Message {
  return {
    messageId: composeMessageId(randomUUID(), from),
    envelope: { from, to },
    from: { name: 'Beheer website', address: from },
    to,
    subject: 'Uw link naar het beheer van de website',
    text: `Meer: mededeling, fotoalbum, recensies:
${link}

Iemand heeft op de website om deze link gevraagd. Was u dat niet, dan hoeft u niets te doen: de link staat alleen in
deze mail. Hij werkt 90 dagen. Stuur deze mail niet door.
`,
  };
}
