import { randomUUID } from 'node:crypto';
import { webMaker } from 'shared/salon.ts';
import { pickErrorCodes } from '../../logging.ts';
import type { Message } from '../../mail/smtp-delivery.ts';
import { readQuery } from '../../review-urls.ts';
import { composeLoginLink, createToken } from '../../tokens.ts';
import { readText } from '../http/form-text.ts';
import { sendPage } from '../http/respond.tsx';
import type { Banner, Middleware, OwnerResponse } from '../owner-request.ts';
import { composeLoginPage, readPath } from './login-page.tsx';
import { checkUnrevoked, composeCookie, revokeAll } from './session.ts';

export const logIn: Middleware = async (_, response) => {
  const { locals } = response;
  const { form } = locals;
  const token = readText(form, 'token');
  const path = readPath(readText(form, 'naar'));
  const checkedAt = locals.now();
  const issuedAt = await checkUnrevoked(locals, 'login', token, checkedAt);
  if (issuedAt === null) {
    return report(response, path, 403, {
      kind: 'warning',
      text: 'Deze link werkt niet meer, of er is een stuk van weggevallen. Vraag om een nieuwe.',
    });
  }
  const query = new URLSearchParams({ naar: path });
  response.set('Set-Cookie', composeCookie(locals, checkedAt));
  response.redirect(303, `/beheer/ingelogd?${query}`);
};

/** Opens the page of the link. A browser that stores no cookie arrives here without a session. */
export const finishLogin: Middleware = (request, response) => {
  const query = readQuery(request);
  const path = readPath(query.get('naar') ?? '');
  if (response.locals.isLoggedIn) return response.redirect(303, path);
  report(response, path, 403, {
    kind: 'error',
    text: 'Inloggen lukt niet: deze browser bewaart geen cookies. Sta cookies toe voor dit adres, en open de link opnieuw.',
  });
};

/** Mails a login link. Anyone may request one: it goes to the owner's own address. */
export const mailLoginLink: Middleware = async (_, response) => {
  const { secret, ownerOrigin, deliver, now, log, linkLimit, form } = response.locals;
  const path = readPath(readText(form, 'naar'));
  const token = createToken(secret, 'login', now());
  const link = composeLoginLink(ownerOrigin, token, path);
  const network = 'owner'; // one for all requests, because each link goes to her
  const delivery = linkLimit.start(network, () => deliver(composeMail(link)));
  if (!delivery) {
    return report(response, path, 200, {
      kind: 'warning',
      text: 'Er zijn vandaag al zes links gestuurd. Die werken nog: kijk in de mailbox van de salon, ook bij de ongewenste mail.',
    });
  }
  try {
    await delivery;
    report(response, path, 200, {
      kind: 'success',
      text: 'Er is een link gestuurd naar het mailadres van de salon. Hij werkt 24 uur.',
    });
  } catch (error) {
    log('The mail with a link was not accepted', pickErrorCodes(error));
    report(response, path, 502, {
      kind: 'error',
      text: `De mail met de link kon niet worden verstuurd. Probeer het later opnieuw, of bel ${webMaker.name}: ${webMaker.phone}.`,
    });
  }
};

export const logOutEverywhere: Middleware = async (_, response) => {
  await revokeAll(response.locals);
  response.locals.isLoggedIn = false;
  response.locals.linkLimit.reset(); // none of the mailed links works now
  report(response, '/beheer', 200, {
    kind: 'success',
    text: 'U bent overal uitgelogd, en geen enkele inloglink werkt nog.',
  });
};

function report(response: OwnerResponse, path: string, status: number, banner: Banner): void {
  sendPage(response, composeLoginPage({ path, status, banner }));
}

function composeMail(link: string): Message {
  const parts = [
    'Iemand heeft gevraagd om een link naar het beheer van de website. Was u dat niet, dan hoeft u niets te doen.',
    link,
    'Met deze link logt u in op ieder apparaat waarop u hem opent. De link werkt 24 uur; op die apparaten blijft u daarna ingelogd.',
    'Stuur deze mail niet door: wie hem heeft, kan op de website alles wat u kunt.\n',
  ];
  return {
    sender: 'Beheer website',
    subject: 'Uw link naar het beheer van de website',
    text: parts.join('\n\n'),
    reference: randomUUID(),
  };
}
