import { deadlines } from '../backend.ts';
import { type Notice, readNotice } from '../notice.ts';
import { settings } from '../settings.ts';
import { documentsName } from './documents-address.ts';
import { type Fields, readFields } from './fields.ts';
import { awaitToken, readTokenIfThere } from './load-app-check.ts';
import { ask, composeQuestion } from './plain-question.ts';

/**
 * The notice, without the SDK: every page asks for it. Where App Check is enforced, a page that does
 * not have it is refused; the notice then waits for a page that does (docs/decisions/0017).
 */
export async function fetchNotice(): Promise<Notice | null> {
  const response = await askNotice(await readTokenIfThere());
  if (response.status === 403 && settings.appCheckKey) {
    return read(await askNotice(await awaitToken()));
  }
  return read(response);
}

/**
 * Asked as a batch of one, because a document that is not there is then a good answer, where a GET
 * would put a 404 in the browser's console.
 */
function askNotice(token: string | null): Promise<Response> {
  const question = composeQuestion('batchGet', { documents: [`${documentsName}/notices/current`] });
  return ask(question, {
    ...(token && { headers: { 'X-Firebase-AppCheck': token } }),
    signal: AbortSignal.timeout(deadlines.read),
  });
}

async function read(response: Response): Promise<Notice | null> {
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  // Firestore's own answer: a list of one, `found` or `missing`.
  const [answer] = (await response.json()) as [{ found?: { fields?: Fields } }?];
  return readNotice(readFields(answer?.found?.fields));
}
