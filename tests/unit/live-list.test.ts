import { afterEach, expect, test, vi } from 'vitest';
import { createLiveList, type Subscribe } from '../../src/data/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A list of 2 or 4 documents. `send` sends an event of its last listener. */
function setup() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  const log: string[] = [];
  const subscribe = vi.fn<Subscribe<string>>((limit) => {
    log.push(`subscribe ${limit}`);
    return {
      unsubscribe: () => void log.push(`unsubscribe ${limit}`),
      reconnect: () => void log.push('reconnect'),
    };
  });
  const loadSubscribe = vi.fn(async () => subscribe);
  const fetchBatch = vi.fn(async (limit: number) => {
    log.push(`fetch ${limit}`);
    return { items: ['a'], limit, documents: 1 };
  });
  const list = createLiveList({ sizes: [2, 4], fetchBatch, loadSubscribe });
  const send: Parameters<Subscribe<string>>[1] = (event) => subscribe.mock.lastCall?.[1](event);
  return { list, fetchBatch, loadSubscribe, subscribe, send, log };
}

const read = () => {};
const snapshot = { type: 'snapshot', batch: { items: [], limit: 2, documents: 0 } } as const;

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

test('a list reports a loss after 2 s, however often it is lost', async () => {
  const { list, send } = setup();
  list.subscribe(read);
  await settle();
  send({ type: 'lost' }); // the first snapshot may be from the cache
  send(snapshot);
  send({ type: 'lost' });
  vi.advanceTimersByTime(1_999);
  send({ type: 'lost' });
  expect(list.getState()).toMatchObject({ problem: null });
  vi.advanceTimersByTime(1);
  expect(list.getState().problem).toBe('lost');
  send(snapshot);
  expect(list.getState().problem).toBeNull();
});

test('a snapshot that changes nothing is not drawn again', async () => {
  const { list, send } = setup();
  const draw = vi.fn();
  list.subscribe(draw);
  await settle();
  draw.mockClear();
  send({ type: 'snapshot', batch: { items: ['a'], limit: 2, documents: 1 } });
  expect(draw).not.toHaveBeenCalled();
  send(snapshot);
  expect(draw).toHaveBeenCalledOnce();
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

test('a list that is not live reports that again 10 s after each attempt to grow', async () => {
  const { list, fetchBatch } = setup();
  list.subscribe(read);
  await settle();
  vi.advanceTimersByTime(10_000);
  for (const isRefused of [true, true, false]) {
    if (isRefused) fetchBatch.mockRejectedValueOnce(new Error('Offline'));
    list.grow();
    await settle();
    expect(list.getState().problem).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(list.getState().problem).toBe('blocked');
  }
  expect(list.getState().batch?.limit).toBe(4);
});

test('a list whose listener ends loads once more, and after a second end when the device is online', async () => {
  const { list, send, log } = setup();
  list.subscribe(read);
  await settle();
  send(snapshot);
  send({ type: 'ended' });
  await settle();
  send({ type: 'ended' });
  await settle();
  expect(list.getState().problem).toBe('lost');
  const opening = ['fetch 2', 'subscribe 2'];
  expect(log).toEqual([...opening, 'unsubscribe 2', ...opening, 'unsubscribe 2']);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(log.slice(6)).toEqual(opening);
  window.dispatchEvent(new Event('online'));
  expect(log.at(-1)).toBe('reconnect');
});

test('a retry of a list whose SDK failed reloads the page, once the site can be reached', async () => {
  const { list, loadSubscribe } = setup();
  loadSubscribe.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false }); // as some connected devices report
  const request = vi.fn().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue({});
  vi.stubGlobal('fetch', request);
  list.subscribe(read);
  await settle();
  expect(list.getState().problem).toBe('blocked');
  list.retry();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  list.retry();
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});
