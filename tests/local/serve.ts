import { createServer, type RequestListener, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../scripts/local/ports.ts';

/** Serves the app, an express one for instance, until the test is over, and gives its origin. */
export async function serve(app: RequestListener): Promise<string> {
  const needed = { port: 0, setting: 'PORT', purpose: 'the test' };
  const { port, servers } = await listenLocally(() => createServer(app), needed);
  onTestFinished(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
  return `http://127.0.0.1:${port}`;
}

export type RawResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** The path exactly as given: fetch would tidy it up, unpack the body and follow redirects. */
export function requestRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}
