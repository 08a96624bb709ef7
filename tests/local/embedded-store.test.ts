import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import { expect, test } from 'vitest';
import { createEmbeddedRoutes } from '../../scripts/local/embedded-routes.ts';
import { openEmbeddedStore } from '../../scripts/local/embedded-store.ts';
import { createNewReview } from '../reviews.ts';
import { serve } from './serve.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

// The store refuses reviews with an old date, so its clock is set to the day of createNewReview().
const now = () => new Date('2026-11-20T12:00:00Z');

async function setup() {
  const file = join(await createTemporaryFolder(), 'state', 'embedded.json');
  const added: unknown[] = [];
  const reviewAdded = (review: object) => added.push(review);
  const open = () => openEmbeddedStore({ file, now, reviewAdded });
  const store = await open();
  return { added, file, open, store };
}

const createName = (number: number) => String(number).padStart(20, 'a');

test('a review is stored once under its document name, even after a restart', async () => {
  const { store, open } = await setup();
  const tries = [1, 2, 3].map(() => store.add(createName(1), createNewReview()));
  expect(await Promise.all(tries)).toEqual(['stored', 'stored', 'stored']);
  const restarted = await open();
  expect(await restarted.add(createName(1), createNewReview())).toBe('stored');
  expect(await restarted.get('summaries/reviews')).toMatchObject({ count: 31 });
  await restarted.transact(async ({ set }) => set(`bin/${createName(3)}`, {}));
  expect(await restarted.add(createName(3), createNewReview())).toBe('refused'); // a removed review
});

test('a transaction that fails half-way stores nothing', async () => {
  const { store, open } = await setup();
  await expect(
    store.transact(async ({ set }) => {
      set('notices/current', { text: 'Dicht' });
      throw new Error('Half-way');
    }),
  ).rejects.toThrow('Half-way');
  const seeded = await store.get('notices/current');
  expect(seeded).not.toEqual({ text: 'Dicht' });
  const restarted = await open();
  expect(await restarted.get('notices/current')).toEqual(seeded);
});

test('the store reports a visitor’s new review once, and no change by a transaction', async () => {
  const { added, store } = await setup();
  await store.transact(async ({ set }) => set('reviews/restored', { text: 'Terug' }));
  await store.add(createName(1), createNewReview());
  await store.add(createName(1), createNewReview());
  await store.add('constructor', createNewReview()); // refused
  const addedAt = now().getTime();
  const fields = { id: 32, ...createNewReview() };
  expect(added).toEqual([{ documentName: createName(1), fields, addedAt }]);
});

test('the error for an unreadable file names the file, and the file stays unchanged', async () => {
  const { file, open } = await setup();
  const half = '{"reviews/1": {"id": 1';
  await writeFile(file, half);
  await expect(open()).rejects.toThrow(`${file} cannot be read: mend it, or remove it`);
  expect(await readFile(file, 'utf8')).toBe(half);
});

async function serveStore() {
  const { store } = await setup();
  return { store, origin: await serve(express().use(createEmbeddedRoutes(store))) };
}

test.each([
  ['from another website', { origin: 'https://elders.example' }, undefined, 403],
  ['without an origin', { origin: '' }, undefined, 403],
  ['of incomplete JSON', {}, '{"writes":', 400],
  ['without its fields', {}, '{"writes":[{"update":{"name":"constructor"}}]}', 403],
])('a commit %s is refused, and stores no review', async (_, headers, text, status) => {
  const { origin, store } = await serveStore();
  const documents = 'projects/demo/databases/(default)/documents';
  const fields = { name: { stringValue: 'Anouk' } };
  const review = { update: { name: `${documents}/reviews/${createName(1)}`, fields } };
  const response = await fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', origin, ...headers },
    body: text ?? JSON.stringify({ writes: [review] }),
  });
  expect(response.status).toBe(status);
  expect(await store.get('summaries/reviews')).toMatchObject({ count: 30 });
});
