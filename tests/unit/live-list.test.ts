import { afterEach, expect, test, vi } from 'vitest';
import type { Batch, Subscribe } from '../../src/data/backend.ts';
import { composeListUrl, fetchPhotos, fetchReviews } from '../../src/data/firestore/rest.ts';
import { createLiveList } from '../../src/data/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

type FakeSubscription = Parameters<Subscribe<string>>[1] & {
  limit: number;
  isUnsubscribed: boolean;
};

function setup(first: Batch<string> | null = null) {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const subscriptions: FakeSubscription[] = [];
  const reconnect = vi.fn();
  const subscribe: Subscribe<string> = (limit, listener) => {
    const opened = { ...listener, limit, isUnsubscribed: false };
    subscriptions.push(opened);
    return {
      reconnect,
      unsubscribe() {
        opened.isUnsubscribed = true;
      },
    };
  };
  const fetchBatch = vi.fn(async (_limit: number) => first);
  const loadSubscribe = vi.fn(async () => subscribe);
  const list = createLiveList<string, readonly string[]>({
    source: { sizes: [2, 4, 8], fetchBatch, loadSubscribe },
    merge: ({ items }) => items,
  });
  return { list, subscribe, subscriptions, reconnect, fetchBatch, loadSubscribe };
}

/** Creates a list with one reader and a started listener. */
async function setupRead(first: Batch<string> | null = null) {
  const made = setup(first);
  made.list.subscribe(() => {});
  await pass(0);
  return made;
}

function turn(visibilityState: DocumentVisibilityState) {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const page = (...items: string[]) => ({ items, limit: 2, documents: items.length });
const larger = (...items: string[]) => ({ ...page(...items), limit: 4 });
const shown = (...items: string[]) => ({ status: 'ready', list: items, problem: null });
const lost = (...items: string[]) => ({ status: 'ready', list: items, problem: 'lost' });
const blocked = (...items: string[]) => ({ status: 'ready', list: items, problem: 'blocked' });

test('the readers of a list share one subscription, which ends after the last reader has left', async () => {
  const { list, subscriptions } = setup();
  list.subscribe(() => {})();
  await pass(1_000);
  const readers = [list.subscribe(() => {}), list.subscribe(() => {})];
  await pass(20_000);
  expect(subscriptions).toHaveLength(1);
  expect(subscriptions[0]?.isUnsubscribed).toBe(false);
  for (const leave of readers) leave();
  await pass(6_000);
  expect(subscriptions[0]?.isUnsubscribed).toBe(true);
});

test('a list without a response fails after 10 s, and shows a later response', async () => {
  const { list, subscriptions, fetchBatch } = setup();
  fetchBatch.mockRejectedValue(new Error('no first response'));
  const reader = vi.fn();
  list.subscribe(reader);
  await pass(9_999);
  expect(list.getState()).toEqual({ status: 'loading' });
  await pass(1);
  expect(list.getState()).toEqual({ status: 'failed', isUnverified: false });
  subscriptions[0]?.onBatch(page('a'));
  expect(list.getState()).toEqual(shown('a'));
  expect(reader).toHaveBeenCalledTimes(2);
});

test('a shown list is reported as blocked if no snapshot arrives within 10 s after the SDK loads', async () => {
  const { list, subscriptions, loadSubscribe, subscribe } = setup(page('a'));
  let arrive = (_subscribe: Subscribe<string>) => {};
  loadSubscribe.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  list.subscribe(() => {});
  await pass(60_000);
  expect(list.getState()).toEqual(shown('a'));
  arrive(subscribe);
  await pass(9_999);
  expect(list.getState()).toEqual(shown('a'));
  await pass(1);
  expect(list.getState()).toEqual(blocked('a'));
  subscriptions[0]?.onBatch(page('a', 'b'));
  expect(list.getState()).toEqual(shown('a', 'b'));
});

test.each([
  [29_000, 0],
  [31_000, 1],
])(
  'a list in a tab that was hidden for %i ms reconnects %i times when the tab is visible',
  async (hidden, times) => {
    const { subscriptions, reconnect } = await setupRead();
    subscriptions[0]?.onBatch(page('a'));
    turn('hidden');
    await pass(hidden);
    expect(reconnect).not.toHaveBeenCalled();
    turn('visible');
    expect(reconnect).toHaveBeenCalledTimes(times);
  },
);

test('a retry reopens a listener that threw at its start', async () => {
  const { list, subscriptions, loadSubscribe, subscribe } = setup();
  let isDead = true;
  loadSubscribe.mockResolvedValueOnce((...given) => {
    if (isDead) throw new Error('INTERNAL ASSERTION FAILED');
    return subscribe(...given);
  });
  list.subscribe(() => {});
  await pass(0);
  expect(list.getState()).toEqual({ status: 'failed', isUnverified: false });
  isDead = false;
  list.retry();
  await pass(0);
  subscriptions[0]?.onBatch(page('a'));
  expect(list.getState()).toEqual(shown('a'));
});

test('a list reports a lost connection only after 2 s, and keeps its items', async () => {
  const { list, subscriptions } = await setupRead();
  subscriptions[0]?.onBatch(page('a', 'b'));
  subscriptions[0]?.onLost();
  await pass(1_900);
  subscriptions[0]?.onBatch(page('a'));
  await pass(10_000);
  expect(list.getState()).toEqual(shown('a'));
  subscriptions[0]?.onLost();
  await pass(2_000);
  expect(list.getState()).toEqual(lost('a'));
  expect(subscriptions).toHaveLength(1);
});

test('a listener that ended with an error is reopened after 30 s', async () => {
  const { list, subscriptions } = await setupRead();
  subscriptions[0]?.onError('refused');
  expect(subscriptions[0]?.isUnsubscribed).toBe(true);
  expect(list.getState()).toEqual({ status: 'failed', isUnverified: false });
  await pass(29_999);
  expect(subscriptions).toHaveLength(1);
  await pass(1);
  subscriptions[1]?.onBatch(page('a'));
  expect(list.getState()).toEqual(shown('a'));
});

test.each<[string, (list: ReturnType<typeof setup>['list']) => void]>([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the visitor retries', (list) => list.retry()],
])('a failed listener is reopened once, before the usual 30 s, when %s', async (_, tryAgain) => {
  const { list, subscriptions } = await setupRead();
  subscriptions[0]?.onError('refused');
  tryAgain(list);
  await pass(0);
  tryAgain(list);
  await pass(29_000);
  expect(subscriptions).toHaveLength(2);
});

test('a list that loads neither its items nor the SDK tries to load both again after 30 s', async () => {
  const { list, subscriptions, loadSubscribe, fetchBatch } = setup();
  loadSubscribe.mockRejectedValueOnce(new Error('no such file'));
  list.subscribe(() => {});
  await pass(0);
  expect(list.getState()).toEqual({ status: 'failed', isUnverified: false });
  fetchBatch.mockResolvedValueOnce(page('a'));
  await pass(30_000);
  expect(list.getState()).toEqual(shown('a'));
  expect(subscriptions).toHaveLength(1);
});

test('a retry reloads the page if the code of the SDK did not load and the browser is online', async () => {
  const { list, loadSubscribe } = setup();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  loadSubscribe.mockRejectedValue(new Error('no such file'));
  list.subscribe(() => {});
  await pass(0);
  list.retry();
  await pass(0);
  expect(loadSubscribe).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  list.retry();
  expect(reload).toHaveBeenCalledOnce();
});

test('a retry reconnects a listener that lost its connection', async () => {
  const { list, subscriptions, reconnect } = await setupRead();
  subscriptions[0]?.onLost();
  window.dispatchEvent(new Event('online')); // here the SDK reconnects, not the list
  expect(reconnect).not.toHaveBeenCalled();
  list.retry();
  expect(reconnect).toHaveBeenCalledOnce();
  expect(subscriptions).toHaveLength(1);
});

test('grow() first sends a plain request, and then opens a listener with the larger limit', async () => {
  const { list, subscriptions, fetchBatch } = await setupRead(page('a', 'b'));
  subscriptions[0]?.onBatch(page('a', 'b'));
  fetchBatch.mockResolvedValueOnce(larger('a', 'b', 'c'));
  const grown = list.grow();
  subscriptions[0]?.onBatch(page('0', 'a'));
  expect(list.getState()).toEqual(shown('0', 'a'));
  await grown;
  expect(fetchBatch).toHaveBeenLastCalledWith(4);
  expect(list.getState()).toEqual(shown('a', 'b', 'c'));
  await pass(0);
  expect(subscriptions.map(({ limit, isUnsubscribed }) => [limit, isUnsubscribed])).toEqual([
    [2, true],
    [4, false],
  ]);
  subscriptions[1]?.onLost(); // the larger listener's first snapshot is from the SDK's cache
  await pass(9_000);
  expect(list.getState()).toEqual(shown('a', 'b', 'c'));
  subscriptions[1]?.onBatch(larger('0', 'a', 'b', 'c'));
  expect(list.getState()).toEqual(shown('0', 'a', 'b', 'c'));
});

test('a list grows by a plain request while the SDK loads, or by the SDK if that request is refused', async () => {
  const { list, subscriptions, fetchBatch, loadSubscribe } = setup(page('a', 'b'));
  loadSubscribe.mockReturnValueOnce(new Promise(() => {}));
  list.subscribe(() => {});
  await pass(0);
  fetchBatch.mockResolvedValueOnce(larger('a', 'b', 'c', 'd'));
  await list.grow();
  expect(list.getState()).toEqual(shown('a', 'b', 'c', 'd'));
  fetchBatch.mockRejectedValueOnce(new Error('refused'));
  const grown = list.grow();
  await pass(0);
  subscriptions.at(-1)?.onBatch({ ...page('a', 'b', 'c', 'd', 'e'), limit: 8 });
  await grown;
  expect(list.getState()).toEqual(shown('a', 'b', 'c', 'd', 'e'));
});

test('a list without a response fails to grow after 10 s, and the next try requests the same size', async () => {
  const { list, fetchBatch } = await setupRead(page('a', 'b'));
  fetchBatch.mockRejectedValue(new Error('refused'));
  const refused = expect(list.grow()).rejects.toThrow();
  await pass(10_000);
  await refused;
  expect(list.getState()).toEqual(blocked('a', 'b'));
  fetchBatch.mockResolvedValueOnce(larger('a', 'b', 'c'));
  await list.grow();
  expect(fetchBatch).toHaveBeenLastCalledWith(4);
  expect(list.getState()).toEqual(shown('a', 'b', 'c'));
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
