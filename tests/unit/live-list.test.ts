import { afterEach, expect, test, vi } from 'vitest';
import type { Batch, Watch } from '../../src/data/backend.ts';
import { fetchFirstPhotos, fetchFirstReviews } from '../../src/data/firestore/rest.ts';
import { createLiveList } from '../../src/data/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Watched = Parameters<Watch<string>>[0] & { isStopped: boolean };

/** A list that shows the texts that came; the test decides what comes. */
function setup(first: Batch<string> | null = null) {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const watches: Watched[] = [];
  const reconnect = vi.fn();
  const watch: Watch<string> = (listener) => {
    const watched = { ...listener, isStopped: false };
    watches.push(watched);
    return {
      reconnect,
      stop() {
        watched.isStopped = true;
      },
    };
  };
  const fetchFirstBatch = vi.fn(async () => first);
  const loadWatch = vi.fn(async () => watch);
  const list = createLiveList({ fetchFirstBatch, loadWatch }, ({ items }) => items);
  return { list, watches, reconnect, fetchFirstBatch, loadWatch };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const page = (...items: string[]) => ({ items, hasMore: false });
const shown = (...items: string[]) => ({ status: 'ready', list: items, isLost: false });
const lost = (...items: string[]) => ({ status: 'ready', list: items, isLost: true });

test('however many read a list, and whoever comes back soon, there is one subscription, until nobody does', async () => {
  const { list, watches } = setup();
  list.subscribe(() => {})();
  await pass(1_000);
  const readers = [list.subscribe(() => {}), list.subscribe(() => {})];
  await pass(20_000);
  expect(watches).toHaveLength(1);
  expect(watches[0]?.isStopped).toBe(false);
  for (const leave of readers) leave();
  await pass(6_000);
  expect(watches[0]?.isStopped).toBe(true);
});

test('no response in time is a failure, and a late one still counts', async () => {
  const { list, watches, fetchFirstBatch } = setup();
  fetchFirstBatch.mockRejectedValue(new Error('no first response'));
  const heard = vi.fn();
  list.subscribe(heard);
  await pass(9_999);
  expect(list.getState()).toEqual({ status: 'loading' });
  await pass(1);
  expect(list.getState()).toEqual({ status: 'failed' });
  watches[0]?.onBatch(page('a'));
  expect(list.getState()).toEqual(shown('a'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the first page is shown before the list is live, and says so where it does not get live', async () => {
  const { list, watches } = setup(page('a'));
  list.subscribe(() => {});
  await pass(9_999);
  expect(list.getState()).toEqual(shown('a'));
  await pass(1);
  expect(list.getState()).toEqual(lost('a'));
  watches[0]?.onBatch(page('a', 'b'));
  expect(list.getState()).toEqual(shown('a', 'b'));
});

test('a server that is away for a moment is no news, and then the last known items stay', async () => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  await pass(0);
  watches[0]?.onBatch(page('a', 'b'));
  watches[0]?.onLost();
  await pass(1_900);
  watches[0]?.onBatch(page('a'));
  await pass(10_000);
  expect(list.getState()).toEqual(shown('a'));
  watches[0]?.onLost();
  await pass(2_000);
  expect(list.getState()).toEqual(lost('a'));
  expect(watches).toHaveLength(1);
});

test('a listener that ended with an error is opened again after 30 s, and no first page is read beside the SDK', async () => {
  const { list, watches, fetchFirstBatch } = setup();
  list.subscribe(() => {});
  await pass(0);
  watches[0]?.onError('refused');
  expect(watches[0]?.isStopped).toBe(true);
  expect(list.getState()).toEqual({ status: 'failed' });
  await pass(29_999);
  expect(watches).toHaveLength(1);
  await pass(1);
  watches[1]?.onBatch(page('a'));
  expect(list.getState()).toEqual(shown('a'));
  expect(fetchFirstBatch).toHaveBeenCalledOnce();
});

test.each<[string, (list: ReturnType<typeof setup>['list']) => void]>([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the visitor asks for it', (list) => list.retry()],
])('it is opened again at once when %s, and only once', async (_, tryAgain) => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  await pass(0);
  watches[0]?.onError('refused');
  tryAgain(list);
  await pass(0);
  tryAgain(list);
  await pass(29_000);
  expect(watches).toHaveLength(2);
});

test('code that does not come is asked for again, and the list is read meanwhile', async () => {
  const { list, watches, loadWatch, fetchFirstBatch } = setup();
  loadWatch.mockRejectedValueOnce(new Error('no such file'));
  list.subscribe(() => {});
  await pass(0);
  expect(list.getState()).toEqual({ status: 'failed' });
  fetchFirstBatch.mockResolvedValueOnce(page('a'));
  await pass(30_000);
  expect(list.getState()).toEqual(shown('a'));
  expect(watches).toHaveLength(1);
});

test('whoever asks for a list whose code did not come gets a new document, if there is a connection', async () => {
  const { list, loadWatch } = setup();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  loadWatch.mockRejectedValue(new Error('no such file'));
  list.subscribe(() => {});
  await pass(0);
  list.retry();
  await pass(0);
  expect(loadWatch).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  list.retry();
  expect(reload).toHaveBeenCalledOnce();
});

test('whoever asks for it while the listener waits does not wait for the SDK', async () => {
  const { list, watches, reconnect } = setup();
  list.subscribe(() => {});
  await pass(0);
  watches[0]?.onLost();
  window.dispatchEvent(new Event('online')); // the SDK listens to it itself
  expect(reconnect).not.toHaveBeenCalled();
  list.retry();
  expect(reconnect).toHaveBeenCalledOnce();
  expect(watches).toHaveLength(1);
});

test.each<[string, () => Response]>([
  ['is refused', () => new Response('{"error":{}}', { status: 403 })],
  ['is not what we know', () => new Response('{"documents":[7]}')],
  ['has strange fields', () => new Response('{"documents":[{"name":"a","fields":{"b":null}}]}')],
  ['is not even JSON', () => new Response('<html>')],
  ['is cut off', () => Response.error()],
])('a first response that %s rejects, so that the SDK reads the list', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  await expect(fetchFirstReviews()).rejects.toThrow();
  await expect(fetchFirstPhotos()).rejects.toThrow();
});
