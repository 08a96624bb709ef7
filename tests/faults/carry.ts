// Carries one request to the server and its answer back, or fails at the point that is asked for.
import { once } from 'node:events';
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';

/** What happens to one request. "Before" and "after" are seen from the server. */
export const faults = [
  'reset before',
  'reset during',
  'reset after',
  'cut the answer',
  'silent before',
  'silent after',
  'status 429',
  'status 503',
  'slow',
] as const;
export type Fault = (typeof faults)[number] | 'none';

/** Milliseconds that a slow line takes, each way. */
const slowness = 1_500;

export async function carry(
  asked: IncomingMessage,
  answer: ServerResponse,
  { fault, port }: { fault: Fault; port: number },
): Promise<void> {
  if (fault === 'silent before') return;
  if (fault === 'reset before') return reset(asked);
  if (fault === 'status 429') return refuse(answer, 429);
  if (fault === 'status 503') return refuse(answer, 503);
  if (fault === 'slow') await pause(slowness);

  const { method, url: path, headers } = asked;
  // A connection of its own: one that is used again may have died with the server's last run.
  const carried = openRequest({ host: '127.0.0.1', port, method, path, headers, agent: false });
  carried.on('error', () => reset(asked));
  if (fault === 'reset during') {
    const body = await readAll(asked);
    carried.write(body.subarray(0, body.length / 2));
    await pause(20);
    carried.destroy();
    return reset(asked);
  }
  asked.pipe(carried);
  answer.on('close', () => {
    if (fault === 'none') carried.destroy(); // a page that left ends what it listened to
  });
  const [received] = (await once(carried, 'response')) as [IncomingMessage]; // as Node says

  if (fault === 'none' || fault === 'slow') {
    if (fault === 'slow') await pause(slowness);
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.on('aborted', () => reset(asked));
    received.pipe(answer);
    answer.on('freeze', () => received.unpipe(answer).resume());
    return;
  }
  const body = await readAll(received); // from here on the server has done what was asked
  if (fault === 'silent after') return;
  if (fault === 'cut the answer') {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    answer.write(body.subarray(0, body.length / 2));
    await pause(20);
  }
  reset(asked);
}

/** As a server in front of the real one refuses: in HTML, and for every origin to read. */
function refuse(answer: ServerResponse, status: number): void {
  answer.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'content-type': 'text/html',
  });
  answer.end(`<h1>${status}</h1>`);
}

function reset({ socket }: IncomingMessage): void {
  socket.resetAndDestroy();
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
