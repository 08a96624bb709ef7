import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { siteOrigin } from '../functions/mail-site.ts';
import { openEmbedded } from './open-documents.ts';
import { startOwnerSite } from './owner-site.ts';

/** Sends a form's head and then a byte a second. Resolves with the response's first line. */
async function sendSlowly(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: ${siteOrigin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 600\r\n\r\ntoken=`,
  );
  const drip = setInterval(() => socket.write('x'), 1_000);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
  });
  const [response] = await once(socket, 'data');
  return String(response).split('\r\n')[0] ?? '';
}

test('twenty strangers who send a link slowly get a response after five seconds', async () => {
  const { origin } = await startOwnerSite(await openEmbedded());
  const start = performance.now();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => sendSlowly(origin, '/beheer/openen')),
  );
  expect(responses).toEqual(Array(20).fill('HTTP/1.1 400 Bad Request'));
  expect(performance.now() - start).toBeLessThan(9_000);
});
