// Google's framework reads, inflates (to 1 GB) and parses each body before it calls a function.
// Without the headers that announce a body, it reads none. /beheer reads its forms itself.
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
