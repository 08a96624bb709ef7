// What a form sent. A form is measured and its fields are counted before any of it is parsed, so that a body that was
// made to be slow costs no more time than its length.
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type FormRequest = IncomingMessage & { rawBody?: Buffer }; // read by Google's framework, where that is

/** Bytes. `link` is all that somebody without a link can send; Google takes no more than 32 MiB. */
export const bodyLimits = { link: 10_000, form: 1_000_000, upload: 33_000_000 };

const mostFields = 1000; // an album of 300 photos sends 601

/** Null for what is no form, or too large. */
export async function readForm(request: FormRequest, limit: number): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  const { rawBody } = request;
  const length = rawBody?.length ?? Number(request.headers['content-length'] ?? limit + 1);
  if (length > limit) return null;
  try {
    const body = rawBody ?? (await buffer(request));
    if (!isAtMost(mostFields, body, /^multipart/i.test(type) ? '\r\n--' : '&')) return null;
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    return null;
  }
}

/** Whether the separator, which stands before each field but the first, is there so often at the most. */
function isAtMost(limit: number, body: Buffer, separator: string): boolean {
  let count = 0;
  let place = body.indexOf(separator);
  while (place >= 0 && count <= limit) {
    count += 1;
    place = body.indexOf(separator, place + separator.length);
  }
  return count <= limit;
}
