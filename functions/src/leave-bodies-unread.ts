// Google's framework reads, inflates (up to 1 GB) and parses a request's body before it calls a
// function. Without these two headers it skips the body. /beheer reads its forms itself.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// Event functions need their bodies, and only Google's services send events.
if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') {
  // Node publishes this event before the server's listeners get the request.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    Object.assign(request.headers, { 'content-length': undefined, 'transfer-encoding': undefined });
  });
}
