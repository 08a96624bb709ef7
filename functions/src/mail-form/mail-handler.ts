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
  verifyToken?: ((token: string) => Promise<boolean>) | undefined;
};

export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type MailResponse = { status: number; text: string; headers?: OutgoingHttpHeaders };

const verifyTimeout = 2000; // ms

export function createMailHandler(options: MailHandlerOptions): MailHandler {
  const { origins, deliver, now, log, verifyToken } = options;
  const recent = createRecentMails(deliverMail, now);

  function deliverMail(mail: Mail, reference: string): Promise<void> {
    return deliver(composeMail(mail, reference));
  }

  /** Always true without App Check, or while few mails are sent. */
  async function isTrusted({ headers }: IncomingMessage): Promise<boolean> {
    const needsToken = verifyToken && recent.needsToken();
    if (!needsToken) return true;
    const token = String(headers['x-firebase-appcheck'] ?? '');
    const verification = withTimeout(verifyToken(token), verifyTimeout);
    return verification.catch(() => false);
  }

  async function handle(request: IncomingMessage): Promise<MailResponse> {
    const { url = '' } = request;
    const query = url.replace(/^[^?]*\??/, '');
    const read = readMail(query);
    if (read.kind === 'refused') return { status: 400, text: read.reason };
    // A bot gets a success, because an error might make it try again.
    if (read.kind === 'bot') return responses.accepted;
    const { mail } = read;
    const isRetry = recent.find(mail) !== undefined; // a retry sends nothing, so it needs no token
    const isAllowed = isRetry || (await isTrusted(request));
    if (!isAllowed) return responses.tokenRequired;
    const network = findNetwork(request);
    // An await between `find` and `start` could send the same mail twice.
    const delivery = recent.find(mail) ?? recent.start(mail, network);
    if (!delivery) return responses.tooMany;
    try {
      await delivery;
      return responses.accepted;
    } catch (error) {
      log('The mail was not accepted', pickErrorCodes(error));
      return responses.notSent;
    }
  }

  return async (request, response) => {
    const refusal = findRefusal(request, origins);
    const result = refusal ?? (await handle(request));
    const { origin } = request.headers;
    if (!refusal && origin !== undefined) {
      response.setHeader('Access-Control-Allow-Origin', origin);
    }
    response.writeHead(result.status, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
      ...result.headers,
    });
    response.end(result.text);
  };
}

function findRefusal(request: IncomingMessage, origins: readonly string[]): MailResponse | null {
  // Refuses HEAD too: a program that only checks the url must not send a mail.
  if (request.method !== 'GET') return responses.wrongMethod;
  if (!isFromSite(request.headers, origins)) return responses.notFromSite;
  return null;
}

/** Returns the IPv4 /24 or IPv6 /48, because one client can send from many addresses in it. */
function findNetwork({ headers, socket }: IncomingMessage): string {
  // Google appends the last address of X-Forwarded-For; a client can forge the others.
  const senders = headers['x-forwarded-for'] ?? socket.remoteAddress;
  const addresses = String(senders).split(',');
  const address = addresses.at(-1)?.trim() ?? '';
  const isIpv6 = address.includes(':');
  if (isIpv6) return address.split(':').slice(0, 3).join(':');
  return address.replace(/\.\d+$/, '');
}

/** SPF and DMARC need our address in From, so the visitor's address is in Reply-To. */
function composeMail(mail: Mail, reference: string): Message {
  const { email, subject, message } = mail;
  const fullName = `${mail.name} ${mail.lastName}`;
  const from = `Naam: ${fullName}\nE-mail: ${email}`;
  return {
    sender: 'Mailformulier website',
    replyTo: { name: fullName, address: email },
    subject: `Bericht via de website: ${subject}`,
    text: `${from}\n\n${quote(message)}\n\n${warning}\n`,
    reference,
  };
}

const warning =
  'Wat hierboven staat, typte een bezoeker. De website zelf vraagt u nooit per mail om een link.';

const responses = {
  accepted: { status: 200, text: 'OK' },
  notFromSite: { status: 403, text: 'Dit verzoek komt niet van de website.' },
  wrongMethod: { status: 405, text: 'Alleen GET is toegestaan.', headers: { Allow: 'GET' } },
  // A site that was built with App Check's key sends the mail again, with a token in a header.
  tokenRequired: {
    status: 428,
    text: 'Het is nu erg druk. Probeer het over enkele minuten opnieuw.',
  },
  tooMany: {
    status: 429,
    text: 'Er zijn te veel mails verstuurd. Probeer het later opnieuw.',
    headers: { 'Retry-After': String(limitWindow / 1000) },
  },
  notSent: { status: 502, text: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.' },
} satisfies Record<string, MailResponse>;
