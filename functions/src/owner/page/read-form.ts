// What a form sent. It is measured, and its fields are counted, before any of it is parsed: a body that was made to be
// slow costs no more time than its length.
import type { IncomingMessage } from 'node:http';
import { withTimeout } from 'shared/with-timeout.ts';

export type FormRequest = IncomingMessage & { rawBody?: Buffer }; // where Firebase's emulator has read it

/** Bytes. `link` is all that somebody without a link can send; Google takes no more than 32 MiB. */
export const bodyLimits = { link: 10_000, form: 1_000_000, upload: 33_000_000 };

/** Milliseconds. Without a deadline, twenty strangers who send slowly would fill the function. */
export const bodyTimeouts = { stranger: 5_000, owner: 50_000 };

const mostFields = 1000; // an album of 300 photos sends 901

/** Null for what is no form, compressed, too large, or too slow. */
export async function readForm(
  request: FormRequest,
  limit: number,
  timeout: number,
): Promise<FormData | null> {
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  try {
    const body = encoding
      ? null
      : (request.rawBody ?? (await withTimeout(readBody(request, limit), timeout)));
    if (!body || body.length > limit) return null;
    const separator = /^multipart/i.test(type) ? '\r\n--' : '&';
    const most = mostFields + 1; // a multipart form ends in an empty one
    if (body.toString('latin1').split(separator, most + 1).length > most) return null;
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return null;
  }
}

/** Whatever length it says: nothing behind the limit is kept. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Destroyed, it could not be answered.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
