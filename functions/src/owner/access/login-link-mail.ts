import { randomUUID } from 'node:crypto';
import { type Message, pickErrorCodes } from '../../mail/smtp-delivery.ts';
import type { OwnerOptions } from '../owner-request.ts';
import { countLink, uncountLink } from './revocation.ts';
import { composeLink, createToken } from './tokens.ts';

type Outcome = 'link-sent' | 'enough-this-hour' | 'enough-this-day' | 'mail-failed';

/** A link to everything, to the owner only, whoever asks. */
export async function mailLink(options: OwnerOptions): Promise<Outcome> {
  const { database, secret, siteOrigin, deliver, now, log } = options;
  const time = now();
  try {
    const enough = await countLink(database, time);
    if (enough) return `enough-this-${enough}`;
    const link = composeLink(siteOrigin(), createToken(secret, 'link', time));
    await deliver(composeLinkMail(link, randomUUID())).catch(async (error) => {
      await uncountLink(database, time);
      throw error;
    });
    return 'link-sent';
  } catch (error) {
    log('The mail with a link was not accepted', pickErrorCodes(error));
    return 'mail-failed';
  }
}

function composeLinkMail(link: string, reference: string): Message {
  const text = `Iemand heeft op de website gevraagd om een link naar het beheer. Was u dat niet, dan hoeft u niets te doen.

Recensies, mededeling en fotoalbum:
${link}

Met deze link logt u in op ieder apparaat waarop u hem opent: uw telefoon, uw tablet. De link werkt 24 uur; op die apparaten blijft u daarna ingelogd.

Deze link is alleen voor u. Stuur deze mail niet door: wie hem heeft, kan op de website alles wat u kunt.
`;
  const subject = 'Uw link naar het beheer van de website';
  return { sender: 'Beheer website', subject, text, reference };
}
