// Handles /sendMail. It returns 200 if the mail server accepted the mail, and also to a bot.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Mail } from 'shared/mail-fields.ts';
import { withTimeout } from 'shared/with-timeout.ts';
import { type Log, pickErrorCodes } from '../logging.ts';
import { quote } from '../mail/quote.ts';
import type { Deliver, Message } from '../mail/smtp-delivery.ts';
import { isFromSite } from './is-from-site.ts';
import { readMail } from './read-mail.ts';
import { createRecentMails, limitWindow } from './recent-mails.ts';

export type MailHandlerOptions = {
  origins: readonly string[];
  deliver: Deliver;
  now: () => number;
  log: Log;
  verifyToken?: (token: string) => Promise<boolean>;
};

export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type MailResponse = { status: number; text: string; headers?: OutgoingHttpHeaders };

const verifyTimeout = 2000; // ms

export function createMailHandler(options: MailHandlerOptions): MailHandler {
  const { origins, deliver, now, log, verifyToken } = options;
  const recent = createRecentMails((mail, reference) => deliver(composeMail(mail, reference)), now);

  async function isTrusted({ headers }: IncomingMessage): Promise<boolean> {
    if (!verifyToken || !recent.needsToken()) return true;
    const token = String(headers['x-firebase-appcheck'] ?? '');
    return withTimeout(verifyToken(token), verifyTimeout).catch(() => false);
  }

  async function send(request: IncomingMessage): Promise<MailResponse> {
    const [, query = ''] = /\?(.*)$/s.exec(request.url ?? '') ?? [];
    const read = readMail(query);
    if (read.kind === 'refused') return { status: 400, text: read.reason };
    // A bot gets a success, because an error might make it try again.
    if (read.kind === 'bot') return accepted;
    const { mail } = read;
    if (!recent.find(mail) && !(await isTrusted(request))) return tokenRequired;
    const network = findNetwork(request);
    // An await between `find` and `start` could send the same mail twice.
    const delivery = recent.find(mail) ?? recent.start(mail, network);
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
    // Refuses HEAD too: a program that only checks the url must not send a mail.
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

/** Returns the IPv4 /24 or IPv6 /48, because one client can send from many addresses in it. */
function findNetwork({ headers, socket }: IncomingMessage): string {
  // Google appends the last address of X-Forwarded-For; a client can forge the others.
  const addresses = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',');
  const address = addresses.at(-1)?.trim() ?? '';
  if (address.includes(':')) return address.split(':').slice(0, 3).join(':');
  return address.replace(/\.\d+$/, '');
}

/** SPF and DMARC need our address in From, so the visitor's address is in Reply-To. */
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

/** On 428 a site built with App Check's key sends the mail again, with a token in a header. */
const tokenRequired: MailResponse = {
  status: 428,
  text: 'Het is nu erg druk. Probeer het over enkele minuten opnieuw.',
};

const tooManyRequests: MailResponse = {
  status: 429,
  text: 'Er zijn te veel mails verstuurd. Probeer het later opnieuw.',
  headers: { 'Retry-After': String(limitWindow / 1000) },
};
