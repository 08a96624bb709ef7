// Reads forms itself: Google's framework would inflate and hold too much of them (docs/decisions/0007). A body is
// measured and its fields are counted before it is parsed, so a hostile one costs no more time than its length.
import type { IncomingMessage } from 'node:http';
import { withTimeout } from 'shared/with-timeout.ts';

/** `login` is all that somebody without a token can send. Google takes no more than 32 MiB. */
export const maxBytes = { login: 10_000, form: 1_000_000, upload: 33_000_000 };

/** Milliseconds. Without a deadline, twenty strangers who send slowly would fill the function. */
const timeouts = { stranger: 5_000, owner: 50_000 };

const maxFields = 1000; // an album of 300 photos sends 901

type FormRequest = IncomingMessage & { rawBody?: Buffer }; // where Firebase's emulator has read it

/** Null for what is no form, compressed, too large, or too slow. */
export async function readForm(
  request: FormRequest,
  limit: number,
  isOwner: boolean,
): Promise<FormData | null> {
  if (request.method !== 'POST') return new FormData();
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  const timeout = isOwner ? timeouts.owner : timeouts.stranger;
  try {
    const body = encoding
      ? null
      : (request.rawBody ?? (await withTimeout(readBody(request, limit), timeout)));
    if (!body || body.length > limit) return null;
    const separator = /^multipart/i.test(type) ? '\r\n--' : '&';
    const most = maxFields + 1; // a multipart form ends in an empty one
    if (body.toString('latin1').split(separator, most + 1).length > most) return null;
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return null;
  }
}

/** Stops at the limit, whatever length the request declares. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // A request that is destroyed gets no response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
