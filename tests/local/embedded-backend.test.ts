// The browser's side against the server's side, over a real connection.
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEmbeddedRoutes } from '../../scripts/local/embedded-routes.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createEmbeddedBackend } from '../../src/data/embedded/embedded-backend.ts';
import type { Photo } from '../../src/data/photo.ts';
import type { Review } from '../../src/data/review.ts';
import { createNewReview } from '../reviews.ts';
import { askRaw, serve } from './serve.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  const store = await openEmbeddedStore({ file, now });
  const app = express().use(createEmbeddedRoutes(store));
  let server: Server;
  let port = 0;
  const start = async () => {
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo); // a listening TCP server has one
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  await start();
  onTestFinished(() => stop());
  const origin = `http://127.0.0.1:${port}`;
  return { file, store, start, stop, origin, backend: createEmbeddedBackend(origin) };
}

type Seen<T> = { items: readonly T[]; live: boolean } | undefined;

test('a visitor sees the newest reviews, and at once the one that another visitor adds', async () => {
  const { backend, origin } = await setup();
  let seen: Seen<Review>;
  onTestFinished(backend.watchReviews((list) => (seen = list), console.error));
  await vi.waitFor(() => expect(seen?.items).toHaveLength(24));
  await createEmbeddedBackend(origin).addReview(createNewReview({ name: 'Van elders' }));
  await vi.waitFor(() => expect(seen?.items[0]).toMatchObject({ id: 31, name: 'Van elders' }));
  expect(seen?.live).toBe(true);
});

test('a visitor sees the 18 photos', async () => {
  const { backend } = await setup();
  let seen: Seen<Photo>;
  onTestFinished(backend.watchPhotos((list) => (seen = list), console.error));
  await vi.waitFor(() => expect(seen?.items).toHaveLength(18));
  expect(new Set(seen?.items.map(({ key }) => key)).size).toBe(18);
});

test('the notice in the file is read, and a wrong one is none', async () => {
  const { backend, file } = await setup();
  expect(await backend.readNotice()).toBeNull();
  const notice = { text: 'Dicht', kind: 'closed', from: '2026/11/20', until: '2026/11/21' };
  for (const [written, expected] of [
    [notice, notice],
    [{ ...notice, kind: 'open' }, null],
    ['Dicht', null],
  ]) {
    const documents = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...documents, notice: written }));
    const app = express().use(createEmbeddedRoutes(await openEmbeddedStore({ file, now })));
    const restarted = createEmbeddedBackend(await serve(app));
    expect(await restarted.readNotice()).toEqual(expected);
  }
});

test('older reviews and the summary come from the server', async () => {
  const { backend, store } = await setup();
  const last = store.readNewest().at(-1);
  if (!last) throw new Error('The seed is empty');
  expect((await backend.readOlderReviews(last)).items.map(({ id }) => id)).toEqual([
    6, 5, 4, 3, 2, 1,
  ]);
  expect(await backend.readReviewSummary()).toEqual(store.readSummary());
});

test('a lost connection is told, and the list comes back by itself within 10 s', async () => {
  const { backend, start, stop } = await setup();
  let seen: Seen<Review>;
  onTestFinished(backend.watchReviews((list) => (seen = list), console.error));
  await vi.waitFor(() => expect(seen?.live).toBe(true));
  stop();
  await vi.waitFor(() => expect(seen?.live).toBe(false));
  expect(seen?.items).toHaveLength(24);
  await start();
  await vi.waitFor(() => expect(seen?.live).toBe(true), { timeout: 10_000 });
});

test('a server that is not there is told before the first list', async () => {
  const { backend, stop } = await setup();
  stop();
  const failed = vi.fn();
  onTestFinished(backend.watchReviews(() => {}, failed));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});

test('nothing is heard after stopping', async () => {
  const { backend, store } = await setup();
  const heard = vi.fn();
  const stop = backend.watchReviews(heard, console.error);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  stop();
  await store.add(createNewReview(), '0'.repeat(32));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toHaveBeenCalledOnce();
});

test('a second press while the review is on its way is the same review', async () => {
  const { backend, store } = await setup();
  const review = createNewReview({ name: 'Twee keer' });
  await Promise.all([backend.addReview(review), backend.addReview(review)]);
  expect(store.readSummary().count).toBe(31);
});

test('a review whose answer got lost is stored once when it is sent again', async () => {
  const { backend, store } = await setup();
  const review = createNewReview({ name: 'Antwoord kwijt' });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await realFetch(...request);
    throw new TypeError('The answer got lost');
  });
  await expect(backend.addReview(review)).rejects.toThrow('lost');
  vi.stubGlobal('fetch', realFetch);
  expect(store.readSummary().count).toBe(31);
  await backend.addReview(review);
  expect(store.readSummary().count).toBe(31);
  await backend.addReview(review);
  expect(store.readSummary().count).toBe(32);
});

test('a refused review rejects', async () => {
  const { backend, store } = await setup();
  await expect(backend.addReview(createNewReview({ date: '2020/01/01' }))).rejects.toThrow('400');
  expect(store.readSummary().count).toBe(30);
});

test.each([
  ['a host name that points here', { host: 'elsewhere.example' }, 403],
  ['this machine', { host: 'localhost' }, 200],
])('%s as the host gets %#', async (_, headers, status) => {
  const { origin } = await setup();
  expect((await askRaw(origin, '/__local/summary', { headers })).status).toBe(status);
});

test.each([
  ['without JSON', 'text/plain', '{}'],
  ['with half of it', 'application/json', '{"attempt":'],
  ['with a token of another kind', 'application/json', '{"attempt":"constructor","review":{}}'],
])('a post %s is refused', async (_, type, body) => {
  const { origin, store } = await setup();
  const headers = { 'Content-Type': type };
  const response = await fetch(`${origin}/__local/reviews`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(store.readSummary().count).toBe(30);
});
