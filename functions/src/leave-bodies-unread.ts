// Google's framework reads, inflates (to 1 GB) and parses each body before it calls a function.
// So this removes the headers that announce a body. /beheer reads the bodies of its forms itself.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// An event is a body, and only Google's own services send one.
if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') {
  // Node publishes this before any listener of the server gets the request.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }; // as Node documents it
    Object.assign(request.headers, { 'content-length': undefined, 'transfer-encoding': undefined });
  });
}
