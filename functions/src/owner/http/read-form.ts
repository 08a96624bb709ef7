// Google's framework would inflate a form, even to 1 GB (docs/decisions/0007). This reader measures
// the body before parsing, so a hostile form costs little time.
import type { IncomingMessage } from 'node:http';
import { withTimeout } from 'shared/with-timeout.ts';

/** Bytes. A form of a stranger is read up to `login`. `upload` is just below Google's limit, 32 MiB. */
export const maxBytes = { login: 10_000, form: 1_000_000, upload: 33_000_000 };

/** Milliseconds. Without a timeout, twenty slow strangers would occupy the function. */
const timeouts = { stranger: 1_000, owner: 50_000 };

/** `unreadable`: the body is no form, or is compressed. `too-slow`: or the connection broke off. */
type FormProblem = 'unreadable' | 'too-large' | 'too-slow';

export async function readForm(
  request: IncomingMessage,
  limit: number,
  isOwner: boolean,
): Promise<FormData | FormProblem> {
  if (request.method !== 'POST') return new FormData();
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  const timeout = isOwner ? timeouts.owner : timeouts.stranger;
  if (encoding) return 'unreadable';
  const body = await withTimeout(readBody(request, limit), timeout).catch(() => null);
  if (!body) return 'too-slow';
  if (body.length > limit) return 'too-large';
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return 'unreadable';
  }
}

/** Stops above the limit. */
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
