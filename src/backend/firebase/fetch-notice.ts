import { deadlines } from '../backend.ts';
import { type Notice, readNotice } from '../notice.ts';
import { settings } from '../settings.ts';
import { documentsAddress, documentsName } from './documents-address.ts';
import { type Fields, readFields } from './fields.ts';

/**
 * The notice, without the SDK: every page asks for it. Asked as a batch of one, because a document
 * that is not there is then a good answer, where a GET would put a 404 in the browser's console.
 */
export async function fetchNotice(): Promise<Notice | null> {
  const key = new URLSearchParams({ key: settings.firebase.apiKey });
  // The body goes as plain text, as with the SDK: JSON would cost a second request, for CORS.
  const response = await fetch(`${documentsAddress}:batchGet?${key}`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${documentsName}/notices/current`] }),
    signal: AbortSignal.timeout(deadlines.read),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  // Firestore's own answer: a list of one, `found` or `missing`.
  const [answer] = (await response.json()) as [{ found?: { fields?: Fields } }?];
  return readNotice(readFields(answer?.found?.fields));
}
