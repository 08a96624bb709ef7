// Google's framework would inflate a form, even to 1 GB (docs/decisions/0007). This parser measures
// the body first, so a hostile form costs little time.
import type { IncomingMessage } from 'node:http';
import { withTimeout } from 'shared/with-timeout.ts';
import type { Middleware } from '../owner-request.ts';
import { sendProblem } from './respond.tsx';

/** Bytes. A stranger's form is read up to `login`. `upload` is below Google's limit, 32 MiB. */
export const maxBytes = { login: 10_000, form: 1_000_000, upload: 33_000_000 };

/** Milliseconds. Without a timeout, twenty slow strangers would occupy the function. */
const timeouts = { stranger: 1_000, owner: 50_000 };

/** `unreadable`: the body is no form, or is compressed. `too-slow`: or the connection broke off. */
const problems = {
  unreadable: 'Dit formulier is niet te lezen.',
  'too-large': 'Dit is te groot om te versturen. Kort de tekst in, of kies een kleinere foto.',
  'too-slow': 'De verbinding was te langzaam of viel weg.',
};

export function parseForm(limit = maxBytes.form): Middleware {
  return async (request, response, next) => {
    const { locals } = response;
    const result = await readForm(request, limit, locals.isLoggedIn);
    if (result instanceof FormData) {
      locals.form = result;
      return next();
    }
    sendProblem(request, response, {
      title: 'Dit lukt niet',
      // 503, because a slow form is not a wrong one. After a 408, browsers would send it again.
      status: result === 'too-slow' ? 503 : 400,
      text: problems[result],
      advice: 'Er is niets veranderd. Probeer het nog eens.',
    });
  };
}

async function readForm(
  request: IncomingMessage,
  limit: number,
  isOwner: boolean,
): Promise<FormData | keyof typeof problems> {
  if (request.method !== 'POST') return new FormData();
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  if (encoding) return 'unreadable';
  const timeout = isOwner ? timeouts.owner : timeouts.stranger;
  const reading = withTimeout(readBody(request, limit), timeout);
  const body = await reading.catch(() => null);
  if (!body) return 'too-slow';
  if (body.length > limit) return 'too-large';
  // A Response is what parses a form.
  const sent = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  return sent.formData().catch(() => 'unreadable');
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // A destroyed request would get no response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    chunks.push(chunk);
    if (length > limit) break;
  }
  return Buffer.concat(chunks);
}
