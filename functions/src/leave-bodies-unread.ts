// Google's framework reads each body before a function is called, inflates it up to 1 GB and parses it, for any method.
// So it is told that there is none: /beheer alone needs one, and reads it itself (owner/page/read-form.ts).
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

// An event comes as a body, and only from Google's own services.
if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') {
  // Node says this before any listener of a server gets the request.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }; // as Node documents it
    Object.assign(request.headers, { 'content-length': undefined, 'transfer-encoding': undefined });
  });
}
