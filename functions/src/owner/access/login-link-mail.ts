import { randomUUID } from 'node:crypto';
import { pickErrorCodes } from '../../logging.ts';
import type { Message } from '../../mail/smtp-delivery.ts';
import { composeLink, createToken } from '../../tokens.ts';
import type { Middleware } from '../owner-request.ts';
import { denyAccess } from './deny-access.tsx';
import { releaseLoginLinkMail, reserveLoginLinkMail } from './revocation.ts';

/** Mails a login link. Anyone may request one: it goes to the owner's own address. */
export const mailLoginLink: Middleware = async (_, response) => {
  const { database, secret, siteOrigin, deliver, now, log } = response.locals;
  const time = now();
  try {
    if (!(await reserveLoginLinkMail(database, time))) {
      return denyAccess(response, 'enough-login-links', 200);
    }
    const link = composeLink(siteOrigin, { token: createToken(secret, 'login', time) });
    await deliver(composeLoginLinkMail(link, randomUUID())).catch(async (error) => {
      await releaseLoginLinkMail(database, time);
      throw error;
    });
    denyAccess(response, 'login-link-sent', 200);
  } catch (error) {
    log('The mail with a link was not accepted', pickErrorCodes(error));
    denyAccess(response, 'mail-failed', 502);
  }
};

function composeLoginLinkMail(link: string, reference: string): Message {
  const text = `Iemand heeft op de website gevraagd om een link naar het beheer. Was u dat niet, dan hoeft u niets te doen.

Recensies, mededeling en fotoalbum:
${link}

Met deze link logt u in op ieder apparaat waarop u hem opent: uw telefoon, uw tablet. De link werkt 24 uur; op die apparaten blijft u daarna ingelogd.

Deze link is alleen voor u. Stuur deze mail niet door: wie hem heeft, kan op de website alles wat u kunt.
`;
  const subject = 'Uw link naar het beheer van de website';
  return { sender: 'Beheer website', subject, text, reference };
}
