// Forwards one request to the server and its response back, or fails at the point that is asked for.
import { once } from 'node:events';
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What happens to one request. "Before" and "after" are seen from the server. */
export const faults = [
  'reset before',
  'reset after',
  'silent before',
  'silent after',
  'status 429',
  'slow',
] as const;
export type Fault = (typeof faults)[number] | 'none';

/** Milliseconds that a slow connection takes, each way. */
const slowness = 700;

export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, port }: { fault: Fault; port: number },
): Promise<void> {
  if (fault === 'silent before') return;
  if (fault === 'reset before') return reset(request);
  if (fault === 'status 429') return refuse(request, response);
  if (fault === 'slow') await pause(slowness);

  const { method, url: path, headers } = request;
  // A connection of its own: one that is used again may have died with the server's last run.
  const forwarded = openRequest({ host: '127.0.0.1', port, method, path, headers, agent: false });
  forwarded.on('error', () => reset(request));
  request.pipe(forwarded);
  response.on('close', () => {
    if (fault === 'none') forwarded.destroy(); // a page that left ends what it listened to
  });
  const [received] = (await once(forwarded, 'response')) as [IncomingMessage]; // as Node says

  if (fault === 'none' || fault === 'slow') {
    if (fault === 'slow') await pause(slowness);
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.on('aborted', () => reset(request));
    received.pipe(response);
    response.on('freeze', () => received.unpipe(response).resume());
    response.on('corrupt', () => {
      received
        .unpipe(response)
        .on('data', (chunk) => response.write(corrupt(chunk)))
        .resume();
    });
    return;
  }
  await received.toArray(); // from here on the server has done what was asked
  if (fault === 'silent after') return;
  reset(request);
}

/** A target that is added twice fails the SDK's assertion ca9, and its queue is dead. */
function corrupt(chunk: Buffer): Buffer {
  // The same length, because WebChannel says it beforehand.
  return Buffer.from(chunk.toString('latin1').replaceAll('"CURRENT"', '"ADD"    '), 'latin1');
}

/** Refuses as Firestore does when there is no quota left. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { origin = '*', 'access-control-request-headers': wanted = '*' } = request.headers;
  const isPreflight = request.method === 'OPTIONS';
  response.writeHead(isPreflight ? 204 : 429, {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': wanted,
  });
  response.end(
    isPreflight
      ? ''
      : '{"error":{"code":429,"message":"Quota exceeded.","status":"RESOURCE_EXHAUSTED"}}',
  );
}

function reset({ socket }: IncomingMessage): void {
  socket.resetAndDestroy();
}
