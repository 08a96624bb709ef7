import { once } from 'node:events';
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The fault of one request. "After" means after the server has handled the request. */
export type Fault =
  | 'none'
  | 'reset before'
  | 'reset after'
  | 'silent before'
  | 'silent after'
  | 'status 429'
  | 'slow';

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

  const { method, url: path } = request;
  const { headers, body } = await turnTokenIntoLogin(request);
  // Opens a new connection, because the server may have closed an older one.
  const forwarded = openRequest({ host: '127.0.0.1', port, method, path, headers, agent: false });
  forwarded.on('error', () => reset(request));
  if (body) forwarded.end(body);
  else request.pipe(forwarded);
  response.on('close', () => {
    if (fault === 'none') forwarded.destroy(); // ends the snapshot listener of a closed page
  });

  const [received] = (await once(forwarded, 'response')) as [IncomingMessage];

  if (fault === 'none' || fault === 'slow') {
    if (fault === 'slow') await pause(slowness);
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.on('aborted', () => reset(request));
    received.pipe(response);
    response.on('freeze', () => received.unpipe(response).resume());
    return;
  }
  await received.toArray();
  if (fault === 'silent after') return;
  reset(request);
}

/** Turns a token of App Check into a login, because the emulator knows no App Check. The rules of a
 * database that enforces App Check then require a login (app-check.spec.ts). */
async function turnTokenIntoLogin(request: IncomingMessage) {
  const { 'x-firebase-appcheck': token, ...headers } = request.headers;
  if (token) return { headers: { ...headers, authorization: `Bearer ${token}` }, body: null };
  if (request.method !== 'POST' || !request.url?.includes('/Listen/channel')) {
    return { headers, body: null };
  }
  // The SDK sends the headers of a listener inside the body of its first request.
  const sent = Buffer.concat(await request.toArray()).toString('latin1');
  const changed = sent.replace(/X-Firebase-AppCheck(:|%3A)/i, 'Authorization$1Bearer%20');
  const body = Buffer.from(changed, 'latin1');
  return { headers: { ...headers, 'content-length': String(body.length) }, body };
}

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
