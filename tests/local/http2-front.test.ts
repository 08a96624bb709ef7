import type { RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Http2Front, startHttp2Front } from '../../scripts/bench/http2-front.ts';
import { serve } from './serve.ts';

async function serveInFront(answer: RequestListener): Promise<Http2Front> {
  const front = await startHttp2Front(await serve(answer));
  onTestFinished(front.stop);
  return front;
}

async function ask({ url }: Http2Front, asked: Record<string, string>, body?: string) {
  const session = connect(url, { rejectUnauthorized: false });
  try {
    const stream = session.request(asked);
    if (body) stream.end(body);
    const headers = await new Promise((resolve, reject) => {
      stream.on('response', resolve).on('error', reject).on('close', reject);
    });
    return { headers, body: await text(stream) };
  } finally {
    session.destroy();
  }
}

test('passes on what was asked and what was answered, but nothing about the line', async () => {
  const front = await serveInFront(async (request, response) => {
    response.writeHead(201, {
      'Content-Type': 'text/plain',
      'Keep-Alive': 'timeout=5',
      'X-Own': 'yes',
    });
    response.end(`${request.method} ${request.url} ${request.headers.host} ${await text(request)}`);
  });
  const answer = await ask(front, { ':method': 'POST', ':path': '/a?b=%26' }, 'é & <b>');
  expect(answer.headers).toMatchObject({
    ':status': 201,
    'content-type': 'text/plain',
    'x-own': 'yes',
  });
  expect(answer.headers).not.toHaveProperty('keep-alive');
  expect(answer.body).toBe(`POST /a?b=%26 ${new URL(front.url).host} é & <b>`);
});

test('answers many at the same time, the quick ones first', async () => {
  const front = await serveInFront((request, response) => {
    setTimeout(() => response.end(request.url), request.url === '/slow' ? 300 : 0);
  });
  const session = connect(front.url, { rejectUnauthorized: false });
  const came: string[] = [];
  const paths = ['/slow', ...Array.from({ length: 20 }, (_, number) => `/${number}`)];
  await Promise.all(
    paths.map(async (path) => came.push(await text(session.request({ ':path': path })))),
  );
  session.destroy();
  expect(came).toHaveLength(21);
  expect(came.at(-1)).toBe('/slow');
});

test('a server that breaks off ends the request, and the next one is answered', async () => {
  const front = await serveInFront((request, response) => {
    if (request.url === '/broken') response.destroy();
    else response.end('whole');
  });
  await expect(ask(front, { ':path': '/broken' })).rejects.toThrow();
  expect((await ask(front, { ':path': '/' })).body).toBe('whole');
});
