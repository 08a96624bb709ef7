// The whole of /sendMail, in order: who calls, what they send, whether it was sent already, and
// whether there is room. Anything but `OK` with 200 means that the mail server did not accept it.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { checkCaller } from './check-caller.ts';
import { readClientIp } from './client-ip.ts';
import { type Addresses, composeMail } from './compose-mail.ts';
import { describeFault } from './describe-fault.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Mail, readMail } from './read-mail.ts';
import { createSendOnce } from './send-once.ts';
import type { Deliver } from './smtp-delivery.ts';

export type MailHandlerOptions = {
  addresses: Addresses;
  origins: readonly string[];
  deliver: Deliver;
  now: () => number;
  /** Gets codes only, never what the visitor typed. */
  log: (event: string, details: Record<string, string | number>) => void;
  limits?: { perClient: number; total: number };
};

export type MailHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Answer = { status: number; text: string; headers?: OutgoingHttpHeaders };
type Send = (mail: Mail, client: string) => Promise<Answer>;

const tenMinutes = 600_000;
const usualLimits = { perClient: 5, total: 60 };

export function createMailHandler(options: MailHandlerOptions): MailHandler {
  const send = createSend(options);
  return async (request, response) => {
    const { status, text, headers } = await answerRequest(request, options.origins, send);
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

async function answerRequest(
  request: IncomingMessage,
  origins: readonly string[],
  send: Send,
): Promise<Answer> {
  // HEAD too: Express would run a GET for it.
  if (request.method !== 'GET') {
    return { status: 405, text: 'Alleen GET is toegestaan.', headers: { Allow: 'GET' } };
  }
  const caller = checkCaller(request.headers, origins);
  if (!caller.allowed) return { status: 403, text: 'Dit verzoek komt niet van de website.' };
  const { headers, ...answer } = await answerQuery(request, send);
  const permission = caller.origin === null ? {} : { 'Access-Control-Allow-Origin': caller.origin };
  return { ...answer, headers: { ...headers, ...permission } };
}

async function answerQuery(request: IncomingMessage, send: Send): Promise<Answer> {
  const [, query = ''] = /\?(.*)$/s.exec(request.url ?? '') ?? [];
  const reading = readMail(query);
  if (reading.kind === 'refused') return { status: 400, text: reading.reason };
  // A robot that is told of its failure tries again.
  if (reading.kind === 'robot') return { status: 200, text: 'OK' };
  return send(reading.mail, readClientIp(request));
}

function createSend({ addresses, deliver, now, log, limits }: MailHandlerOptions): Send {
  const limit = createRateLimit({ ...(limits ?? usualLimits), window: tenMinutes, now });
  const attempts = createSendOnce({
    send: (mail, reference) => deliver(composeMail(mail, addresses, reference)),
    window: tenMinutes,
    now,
  });

  return async (mail, client) => {
    let attempt = attempts.find(mail);
    if (!attempt) {
      const wait = limit(client);
      if (wait > 0) return tooMany(wait);
      attempt = attempts.start(mail);
    }
    try {
      await attempt;
      return { status: 200, text: 'OK' };
    } catch (error) {
      log('The mail was not accepted', describeFault(error));
      return { status: 502, text: 'De mail kon niet worden verstuurd. Probeer het later opnieuw.' };
    }
  };
}

function tooMany(seconds: number): Answer {
  return {
    status: 429,
    text: 'Er zijn te veel mails verstuurd. Probeer het over enkele minuten opnieuw.',
    headers: { 'Retry-After': String(seconds) },
  };
}
