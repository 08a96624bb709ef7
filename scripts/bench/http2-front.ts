// Hosting speaks HTTP/2, and the local server HTTP/1.1: there a browser has six requests under way at
// most, and the next pages' code stands in a queue that no visitor has. This stands in front of it.
import { createHash, X509Certificate } from 'node:crypto';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { pipeline } from 'node:stream/promises';
import { generate } from 'selfsigned';
import { listenLocally } from '../local/ports.ts';

export type Http2Front = {
  url: string;
  /** Without these a browser refuses the certificate, or keeps no file that came under it. */
  browserFlags: string[];
  stop: () => Promise<void>;
};

/** In front of the server at `target`, an address such as http://localhost:4173. */
export async function startHttp2Front(target: string): Promise<Http2Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const sessions = new Set<ServerHttp2Session>();
  const agent = new Agent({ keepAlive: true });
  const { port, servers } = await listenLocally(
    () =>
      createSecureServer({ key, cert }, (request, response) => {
        // Whoever left early needs no answer.
        pass(target, agent, request, response).catch(() => response.stream.destroy());
      }).on('session', (session) => {
        sessions.add(session);
        session.once('close', () => sessions.delete(session));
      }),
    { port: 0, setting: 'PORT', purpose: 'the site under HTTP/2' },
  );
  return {
    url: `https://localhost:${port}`,
    browserFlags: [`--ignore-certificate-errors-spki-list=${digestKey(cert)}`],
    async stop() {
      for (const server of servers) server.close();
      for (const session of sessions) session.destroy();
      agent.destroy();
    },
  };
}

async function pass(
  target: string,
  agent: Agent,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const asked = ask(new URL(request.url, target), {
    agent,
    method: request.method,
    headers: { ...dropOwn(request.headers), host: request.authority },
  });
  const answered = new Promise<void>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, dropOwn(answer.headers));
      pipeline(answer, response).then(resolve, reject);
    });
  });
  await Promise.all([pipeline(request, asked), answered]);
}

const ofOneVersion = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** What says something about the line itself, and would be wrong on another one. */
function dropOwn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneVersion.has(name)),
  );
}

/** As browsers name a key: SHA-256 of its public half, in base64. */
function digestKey(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
