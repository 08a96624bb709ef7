// Removes Content-Length and Transfer-Encoding, so that Google's framework skips a request's body.
// Otherwise it inflates the body (up to 1 GB) before our code runs. /beheer reads its forms itself.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Node publishes this message before the server's listeners get the request. */
export const requestStart = 'http.server.request.start';

// An event function reads its event from the body, and only Google's services send events.
const isEventFunction = process.env.FUNCTION_SIGNATURE_TYPE === 'cloudevent';
if (!isEventFunction) subscribe(requestStart, dropLength);

export function dropLength(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  headers['content-length'] = undefined;
  headers['transfer-encoding'] = undefined;
}
