import { afterEach, expect, test, vi } from 'vitest';
import { composeListUrl, fetchPhotos, fetchReviews } from '../../src/data/firestore/rest.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, () => Response]>([
  ['has status 403', () => new Response('{"error":{}}', { status: 403 })],
  ['has documents of another type', () => new Response('{"documents":[7]}')],
  ['has invalid fields', () => new Response('{"documents":[{"name":"a","fields":{"b":null}}]}')],
  ['is not JSON', () => new Response('<html>')],
  ['is a network error', () => Response.error()],
])('a plain request for a list rejects if its response %s', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  await expect(fetchReviews(24)).rejects.toThrow();
  await expect(fetchPhotos(300)).rejects.toThrow();
});

test('a preloaded list whose response stops half-way rejects after 4 s', async () => {
  vi.useFakeTimers();
  const response = Promise.resolve(new Response(new ReadableStream()));
  vi.stubGlobal('earlyList', { url: composeListUrl('photos'), response });
  const fetching = fetchPhotos(300);
  fetching.catch(() => {});
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(fetching).rejects.toThrow('No response within 4000 ms');
});
