// The whole of /sendMail. Only `OK` with 200 means that the mail server accepted the mail; a bot gets it too.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Closing, describeClosing } from 'shared/form-closing.ts';
import type { Mail } from 'shared/text-rules.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Log, pickErrorCodes } from '../logging.ts';
import { quote } from '../mail/quote.ts';
import type { Deliver, Message } from '../mail/smtp-delivery.ts';
import { readClient } from './client-ip.ts';
import { createClosingLookup, type LoadClosing } from './closing-lookup.ts';
import { isFromSite } from './is-from-site.ts';
import { readMail } from './read-mail.ts';
import { createRecentMails, limitWindow } from './recent-mails.ts';

export type MailHandlerOptions = {
  origins: readonly string[];
  deliver: Deliver;
  now: () => number;
  log: Log;
  loadClosing: LoadClosing;
  verifyToken?: (token: string) => Promise<boolean>; // of App Check, where that is set up
};

export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type MailResponse = { status: number; text: string; headers?: OutgoingHttpHeaders };

const verifyTimeout = 2000; // ms, while the visitor waits

export function createMailHandler(options: MailHandlerOptions): MailHandler {
  const { origins, deliver, now, log, verifyToken, loadClosing } = options;
  const findClosing = createClosingLookup(loadClosing, now);
  const recent = createRecentMails((mail, reference) => deliver(composeMail(mail, reference)), now);

  async function isTrusted({ headers }: IncomingMessage): Promise<boolean> {
    if (!verifyToken || !recent.needsToken()) return true;
    const token = String(headers['x-firebase-appcheck'] ?? '');
    return token !== '' && withTimeout(verifyToken(token), verifyTimeout).catch(() => false);
  }

  async function send(request: IncomingMessage): Promise<MailResponse> {
    const [, query = ''] = /\?(.*)$/s.exec(request.url ?? '') ?? [];
    const read = readMail(query);
    if (read.kind === 'refused') return { status: 400, text: read.reason };
    // A bot that is told of its failure tries again.
    if (read.kind === 'bot') return accepted;
    const { mail } = read;
    if (!recent.find(mail)) {
      const [closing, trusted] = await Promise.all([findClosing(), isTrusted(request)]);
      if (closing) return closed(closing);
      if (!trusted) return tokenRequired;
    }
    // From here to its start without a pause, so that the same mail cannot start twice.
    const client = readClient(request.headers, request.socket.remoteAddress);
    const delivery = recent.find(mail) ?? recent.start(mail, client);
    if (!delivery) return tooManyRequests;
    try {
      await delivery;
      return accepted;
    } catch (error) {
      log('The mail was not accepted', pickErrorCodes(error));
      return { status: 502, text: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.' };
    }
  }

  async function respond(request: IncomingMessage): Promise<MailResponse> {
    // HEAD too: Express would run a GET for it.
    if (request.method !== 'GET') {
      return { status: 405, text: 'Alleen GET is toegestaan.', headers: { Allow: 'GET' } };
    }
    if (!isFromSite(request.headers, origins)) {
      return { status: 403, text: 'Dit verzoek komt niet van de website.' };
    }
    const { headers, ...response } = await send(request);
    const { origin } = request.headers;
    const cors = origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin };
    return { ...response, headers: { ...headers, ...cors } };
  }

  return async (request, response) => {
    const { status, text, headers } = await respond(request);
    response.writeHead(status, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
      ...headers,
    });
    response.end(text);
  };
}

/** The visitor's address stands in Reply-To only: From and the envelope stay ours, for SPF and DMARC. */
function composeMail(
  { name, lastName, email, subject, message }: Mail,
  reference: string,
): Message {
  const fullName = `${name} ${lastName}`;
  return {
    sender: 'Mailformulier website',
    replyTo: { name: fullName, address: email },
    subject: `Bericht via de website: ${subject}`,
    text: `Naam: ${fullName}\nE-mail: ${email}\n\n${quote(message)}\n\n${warning}\n`,
    reference,
  };
}

const warning =
  'Wat hierboven staat, typte een bezoeker. De website zelf vraagt u nooit per mail om een link.';

const accepted: MailResponse = { status: 200, text: 'OK' };

/** A status of its own, by which a page knows that it may try again with a token in X-Firebase-AppCheck. */
const tokenRequired: MailResponse = {
  status: 428,
  text: 'Het is nu erg druk. Probeer het over enkele minuten opnieuw.',
};

/** A status of its own too: the page then shows what stands in the form's place. */
const closed = (closing: Closing): MailResponse => ({
  status: 423,
  text: `${describeClosing('Mailen met het formulier', closing)} Bel of app gerust.`,
});

const tooManyRequests: MailResponse = {
  status: 429,
  text: 'Er zijn te veel mails verstuurd. Probeer het later opnieuw.',
  headers: { 'Retry-After': String(limitWindow / 1000) },
};
