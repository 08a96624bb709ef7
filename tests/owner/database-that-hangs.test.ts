import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { createToken } from '../../functions/src/owner/access/tokens.ts';
import { connectAsOwner } from '../../scripts/local/write-seed.ts';
import { type Database, emptyDatabase, emulatorTest } from '../emulator.ts';
import { siteOrigin } from '../functions/mail-site.ts';
import { fields, secret, startOwnerSite } from './owner-site.ts';

const pages = ['', '/formulier', '/album'];

emulatorTest('every page is a failure within ten seconds when Firestore hangs', async () => {
  const { documents, hang, resume } = await connectByProxy(await emptyDatabase('hangs'));
  const { request, visitAs, clock, errors } = await startOwnerSite(documents);
  const { get, post } = visitAs('all');
  expect((await get('/beheer')).status).toBe(200);
  hang();
  const start = performance.now();
  const token = createToken(secret, 'link', clock.time);
  const late = documents.transact(async ({ get, set }) => {
    await get('notices/a');
    set('notices/a', { text: 'Te laat' });
  });
  const [noticed, newest, since, mailed, ...responses] = await Promise.all([
    late.catch((error) => error.name),
    documents.listReviews(24).catch((error) => error.name),
    documents.listReviewsSince(0).catch((error) => error.name),
    request('/beheer/nieuwe-link', { method: 'POST', headers: { Origin: siteOrigin } }),
    post('/beheer/openen', fields({ token })),
    post('/beheer/mededeling', fields({ text: 'Met zorg getypt' })),
    ...pages.map((page) => get(`/beheer${page}`)),
  ]);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect([noticed, newest, since]).toEqual(Array(3).fill('TimeoutError'));
  expect(mailed.text).toContain('De mail met de link kon niet worden verstuurd.');
  expect(responses.map(({ status }) => status)).toEqual(Array(pages.length + 2).fill(500));
  for (const { text } of responses) expect(text).toContain('Er is niets veranderd.');
  expect(responses[1]?.text).toContain('Met zorg getypt');
  expect(errors).toHaveLength(pages.length + 3);
  for (const error of errors) expect(error).toContain('TimeoutError');

  resume();
  expect((await get('/beheer')).status).toBe(200);
  // The requests of the outage have ended by now, and stored nothing.
  const stored = await documents.transact(({ list }) =>
    Promise.all(['notices', 'settings'].map(list)),
  );
  expect(stored).toEqual([[], []]);
});

/** The emulator behind a server that can stop passing bytes on, as if a signal had stopped it. */
async function connectByProxy({ host, port, projectId }: Database) {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const emulator = connect(port, host);
    client.pipe(emulator).pipe(client);
    for (const socket of [client, emulator]) socket.on('error', () => {});
    sockets.push(client, emulator);
  }).listen(0, host);
  await once(proxy, 'listening');
  const { port: proxyPort } = proxy.address() as AddressInfo; // null only before it listens
  const firestore = connectAsOwner({ host, port: proxyPort, projectId });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await firestore.terminate();
  });
  return {
    documents: connectDatabase(firestore),
    hang() {
      for (const socket of sockets) socket.pause();
    },
    resume() {
      for (const socket of sockets) socket.resume();
    },
  };
}
