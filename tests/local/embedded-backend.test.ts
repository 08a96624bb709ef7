// The requests of the browser's side to the server's side. What it watches is tested in a browser:
// tests/browser/owner-pages.spec.ts.
import { join } from 'node:path';
import express from 'express';
import { expect, test } from 'vitest';
import type { Fields } from '../../functions/src/owner/documents.ts';
import { createEmbeddedRoutes } from '../../scripts/local/embedded-routes.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createEmbeddedBackend } from '../../src/data/embedded/embedded-backend.ts';
import { createNewReview } from '../reviews.ts';
import { requestRaw, serve } from './serve.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'embedded.json');
  const store = await openEmbeddedStore({ file, now });
  const origin = await serve(express().use(createEmbeddedRoutes(store)));
  const write = (path: string, fields: Fields) =>
    store.transact(async ({ set }) => set(path, fields));
  return { store, origin, backend: createEmbeddedBackend(origin), write };
}

test('the notice is read as the owner wrote it, and a wrong one is none', async () => {
  const { backend, write } = await setup();
  expect(await backend.fetchNotice()).toBeNull();
  const notice = { text: 'Dicht', kind: 'closed', from: '2026/11/20', until: '2026/11/21' };
  await write('notices/current', notice);
  expect(await backend.fetchNotice()).toEqual(notice);
  await write('notices/current', { ...notice, kind: 'open' });
  expect(await backend.fetchNotice()).toBeNull();
});

test('only `open: false` closes the review form, and the review is stored once it is gone', async () => {
  const { backend, store, write } = await setup();
  const review = createNewReview({ name: 'Even wachten' });
  await write('settings/reviewForm', { open: false });
  expect(await backend.isReviewFormOpen()).toBe(false);
  expect(await backend.addReview(review)).toBe('closed');
  expect(store.readSummary()?.count).toBe(30);
  for (const other of [{}, { open: true }, { open: 'false' }]) {
    await write('settings/reviewForm', other);
    expect(await backend.isReviewFormOpen()).toBe(true);
  }
  expect(await backend.addReview(review)).toBe('sent');
  expect(store.readSummary()?.count).toBe(31);
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
  ['with half of it', 'application/json', '{"documentName":'],
  ['with a name of another kind', 'application/json', '{"documentName":"constructor","review":{}}'],
])('a post %s is refused', async (_, type, body) => {
  const { origin, store } = await setup();
  const headers = { 'Content-Type': type };
  const response = await fetch(`${origin}/__local/reviews`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(store.readSummary()?.count).toBe(30);
});
