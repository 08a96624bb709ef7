import { deadlines } from '../backend.ts';
import { type Notice, readNotice } from '../notice.ts';
import { settings } from '../settings.ts';
import { documentsName, documentsUrl } from './documents-url.ts';
import { type Fields, readFields } from './fields.ts';

/**
 * The notice, without the SDK: every page asks for it. Where App Check is enforced this is refused, and
 * there is no notice (docs/decisions/0017).
 */
export async function fetchNotice(): Promise<Notice | null> {
  const key = new URLSearchParams({ key: settings.firebase.apiKey });
  // A batch of one: a document that is not there is then a good response, where a GET would put a 404 in
  // the browser's console. Sent as plain text, as by the SDK: JSON would cost a second request, for CORS.
  const response = await fetch(`${documentsUrl}:batchGet?${key}`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${documentsName}/notices/current`] }),
    signal: AbortSignal.timeout(deadlines.read),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  // Firestore's own response: a list of one, `found` or `missing`.
  const [row] = (await response.json()) as [{ found?: { fields?: Fields } }?];
  return readNotice(readFields(row?.found?.fields));
}
