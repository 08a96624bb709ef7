// The whole of /sendMail. Only `OK` with 200 means that the mail server accepted the mail; a bot gets it too.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { checkOrigin } from './check-origin.ts';
import { readClientIp } from './client-ip.ts';
import { type Addresses, composeMail } from './compose-mail.ts';
import { pickErrorCodes } from './pick-error-codes.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Mail, readMail } from './read-mail.ts';
import { createSendOnce } from './send-once.ts';
import type { Deliver } from './smtp-delivery.ts';

export type MailHandlerOptions = {
  addresses: Addresses;
  origins: readonly string[];
  deliver: Deliver;
  now: () => number;
  log: (event: string, details: Record<string, string | number>) => void; // codes, never what a visitor typed
  limits?: { perClient: number; total: number };
};

export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Reply = { status: number; text: string; headers?: OutgoingHttpHeaders };
type Send = (mail: Mail, clientIp: string) => Promise<Reply>;

const tenMinutes = 600_000;
const usualLimits = { perClient: 5, total: 60 };

export function createMailHandler(options: MailHandlerOptions): MailHandler {
  const send = createSend(options);
  return async (request, response) => {
    const { status, text, headers } = await handleRequest(request, options.origins, send);
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

async function handleRequest(
  request: IncomingMessage,
  origins: readonly string[],
  send: Send,
): Promise<Reply> {
  // HEAD too: Express would run a GET for it.
  if (request.method !== 'GET') {
    return { status: 405, text: 'Alleen GET is toegestaan.', headers: { Allow: 'GET' } };
  }
  const checked = checkOrigin(request.headers, origins);
  if (!checked.allowed) return { status: 403, text: 'Dit verzoek komt niet van de website.' };
  const { headers, ...reply } = await handleQuery(request, send);
  const cors = checked.origin === null ? {} : { 'Access-Control-Allow-Origin': checked.origin };
  return { ...reply, headers: { ...headers, ...cors } };
}

async function handleQuery(request: IncomingMessage, send: Send): Promise<Reply> {
  const [, query = ''] = /\?(.*)$/s.exec(request.url ?? '') ?? [];
  const read = readMail(query);
  if (read.kind === 'refused') return { status: 400, text: read.reason };
  // A bot that is told of its failure tries again.
  if (read.kind === 'bot') return { status: 200, text: 'OK' };
  return send(read.mail, readClientIp(request));
}

function createSend({ addresses, deliver, now, log, limits }: MailHandlerOptions): Send {
  const limit = createRateLimit({ ...(limits ?? usualLimits), window: tenMinutes, now });
  const attempts = createSendOnce({
    send: (mail, reference) => deliver(composeMail(mail, addresses, reference)),
    window: tenMinutes,
    now,
  });

  return async (mail, clientIp) => {
    let attempt = attempts.find(mail);
    if (!attempt) {
      const wait = limit(clientIp);
      if (wait > 0) return tooManyRequests(wait);
      attempt = attempts.start(mail);
    }
    try {
      await attempt;
      return { status: 200, text: 'OK' };
    } catch (error) {
      log('The mail was not accepted', pickErrorCodes(error));
      return { status: 502, text: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.' };
    }
  };
}

function tooManyRequests(seconds: number): Reply {
  return {
    status: 429,
    text: 'Er zijn te veel mails verstuurd. Probeer het over enkele minuten opnieuw.',
    headers: { 'Retry-After': String(seconds) },
  };
}
