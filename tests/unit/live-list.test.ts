import { afterEach, expect, test, vi } from 'vitest';
import { createLiveList, type Subscribe } from '../../src/data/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A list of 2 or 4 documents. `send` sends an event of its last listener. */
function setup() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log: string[] = [];
  const subscribe = vi.fn<Subscribe<string>>((limit) => {
    log.push(`subscribe ${limit}`);
    return () => void log.push(`unsubscribe ${limit}`);
  });
  const loadSubscribe = vi.fn(async () => subscribe);
  const fetchBatch = vi.fn(async (limit: number) => {
    log.push(`fetch ${limit}`);
    return { items: ['a'], limit, documentCount: 1 };
  });
  const list = createLiveList({ kind: 'reviews', sizes: [2, 4], fetchBatch, loadSubscribe });
  const send: Parameters<Subscribe<string>>[1] = (batch) => subscribe.mock.lastCall?.[1](batch);
  return { list, fetchBatch, loadSubscribe, subscribe, send, log };
}

const read = () => {};
const snapshot = { items: [], limit: 2, documentCount: 0 };

/** Waits for the plain request and the code of the SDK. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the readers of a list share one listener, which stays after the last reader has left', async () => {
  const { list, log } = setup();
  const leave = list.subscribe(read);
  list.subscribe(() => {})();
  await settle();
  leave();
  vi.advanceTimersByTime(60_000);
  list.subscribe(read);
  await settle();
  expect(log).toEqual(['fetch 2', 'subscribe 2']);
});

test('a list that is not live is stalled after 10 s, however often it is lost, until a snapshot arrives', async () => {
  const { list, send } = setup();
  list.subscribe(read);
  await settle();
  send(null); // the first snapshot may be from the cache
  send(snapshot);
  send(null);
  vi.advanceTimersByTime(9_999);
  send(null);
  expect(list.getState().isStalled).toBe(false);
  vi.advanceTimersByTime(1);
  expect(list.getState()).toMatchObject({ isStalled: true, batch: snapshot });
  expect(globalThis.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'request_failed', label: 'reviews' }),
  );
  send(snapshot);
  expect(list.getState().isStalled).toBe(false);
});

const countFailures = () =>
  globalThis.dataLayer?.filter((entry) => Object(entry).event === 'request_failed').length ?? 0;

test('a list whose SDK does not load is stalled immediately, reports that once, and keeps the response of its request', async () => {
  const { list, loadSubscribe } = setup();
  const earlierFailures = countFailures();
  loadSubscribe.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  list.subscribe(read);
  await settle();
  expect(list.getState()).toMatchObject({ isStalled: true, batch: { items: ['a'] } });
  vi.advanceTimersByTime(60_000);
  expect(countFailures()).toBe(earlierFailures + 1);
});

test('a larger list subscribes before the smaller listener ends', async () => {
  const { list, log } = setup();
  list.subscribe(read);
  await settle();
  list.grow();
  list.grow(); // a second click while the list is growing
  await settle();
  expect(log).toEqual(['fetch 2', 'subscribe 2', 'fetch 4', 'subscribe 4', 'unsubscribe 2']);
});

test('a list that grows before the code of the SDK has loaded opens one listener', async () => {
  const { list, loadSubscribe, subscribe, log } = setup();
  let load = () => {};
  const loading = new Promise<typeof subscribe>((resolve) => {
    load = () => resolve(subscribe);
  });
  loadSubscribe.mockReturnValue(loading);
  list.subscribe(read);
  await settle();
  list.grow();
  await settle();
  load();
  await settle();
  expect(log).toEqual(['fetch 2', 'fetch 4', 'subscribe 4']);
});

test('a list that is not live is stalled again 10 s after each attempt to grow', async () => {
  const { list, fetchBatch } = setup();
  list.subscribe(read);
  await settle();
  vi.advanceTimersByTime(10_000);
  for (const isRefused of [true, true, false]) {
    if (isRefused) fetchBatch.mockRejectedValueOnce(new Error('Offline'));
    list.grow();
    await settle();
    expect(list.getState().isStalled).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(list.getState().isStalled).toBe(true);
  }
  expect(list.getState().batch?.limit).toBe(4);
});
