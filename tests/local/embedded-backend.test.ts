// The requests of the browser's side to the server's side. What it watches is tested in a browser:
// tests/browser/backend-contract.spec.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { createEmbeddedRoutes } from '../../scripts/local/embedded-routes.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createEmbeddedBackend } from '../../src/data/embedded/embedded-backend.ts';
import { createNewReview } from '../reviews.ts';
import { requestRaw, serve } from './serve.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  async function start() {
    const store = await openEmbeddedStore({ file, now });
    const origin = await serve(express().use(createEmbeddedRoutes(store)));
    return { store, origin, backend: createEmbeddedBackend(origin) };
  }
  return { file, start, ...(await start()) };
}

test('the notice in the file is read, and a wrong one is none', async () => {
  const { backend, file, start } = await setup();
  expect(await backend.readNotice()).toBeNull();
  const notice = { text: 'Dicht', kind: 'closed', from: '2026/11/20', until: '2026/11/21' };
  for (const [written, expected] of [
    [notice, notice],
    [{ ...notice, kind: 'open' }, null],
    ['Dicht', null],
  ]) {
    const documents = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...documents, notice: written }));
    const restarted = await start();
    expect(await restarted.backend.readNotice()).toEqual(expected);
  }
});

test('only `open: false` in the file closes the review form, and the review is stored once it is gone', async () => {
  const { file, start } = await setup();
  const restartWith = async (reviewForm: unknown) => {
    const documents = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...documents, reviewForm }));
    return start();
  };
  const review = createNewReview({ name: 'Even wachten' });
  const shut = await restartWith({ open: false });
  expect(await shut.backend.isReviewFormOpen()).toBe(false);
  expect(await shut.backend.addReview(review)).toBe('closed');
  expect(shut.store.readSummary()?.count).toBe(30);
  for (const other of [undefined, {}, { open: true }, { open: 'false' }, 'dicht', null]) {
    expect(await (await restartWith(other)).backend.isReviewFormOpen()).toBe(true);
  }
  const open = await start();
  expect(await open.backend.addReview(review)).toBe('stored');
  expect(open.store.readSummary()?.count).toBe(31);
});

test('a review whose response got lost is stored once when it is sent again', async () => {
  const { backend, store } = await setup();
  const review = createNewReview({ name: 'Antwoord kwijt' });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await realFetch(...request);
    throw new TypeError('The response got lost');
  });
  await expect(backend.addReview(review)).rejects.toThrow('lost');
  vi.stubGlobal('fetch', realFetch);
  await backend.addReview(review);
  expect(store.readSummary()?.count).toBe(31);
  await backend.addReview(review);
  expect(store.readSummary()?.count).toBe(32);
});

test('a refused review rejects', async () => {
  const { backend, store } = await setup();
  await expect(backend.addReview(createNewReview({ date: '2020/01/01' }))).rejects.toThrow('400');
  expect(store.readSummary()?.count).toBe(30);
});

test.each([
  ['a host name that points here', { host: 'elsewhere.example' }, 403],
  ['this machine', { host: 'localhost' }, 200],
])('%s as the host gets %#', async (_, headers, status) => {
  const { origin } = await setup();
  expect((await requestRaw(origin, '/__local/notice', { headers })).status).toBe(status);
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
  expect(store.readSummary()?.count).toBe(30);
});
