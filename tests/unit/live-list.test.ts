import { afterEach, expect, test, vi } from 'vitest';
import { createLiveList, type Subscribe } from '../../src/data/lists/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('history', {
    state: { key: 'entry' },
    replaceState: (state: object) => Object.assign(history, { state }),
  });
  const log: string[] = [];
  const subscribe = vi.fn<Subscribe<string>>((limit) => {
    log.push(`subscribe ${limit}`);
    return {
      unsubscribe: () => void log.push(`unsubscribe ${limit}`),
      reconnect: () => void log.push('reconnect'),
    };
  });
  const loadSubscribe = vi.fn(async () => subscribe);
  const fetchBatch = vi.fn(async (limit: number) => ({ items: ['a'], limit, documents: 1 }));
  const reload = () => createLiveList({ sizes: [2, 4], fetchBatch, loadSubscribe });
  return { list: reload(), reload, fetchBatch, loadSubscribe, subscribe, log };
}

const read = () => {};

/** Waits for the plain request and the code of the SDK. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the readers of a list share one listener, which ends 5 s after the last reader has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { list, log } = setup();
  list.subscribe(read)();
  vi.advanceTimersByTime(4_000);
  const leave = list.subscribe(read);
  list.subscribe(() => {})();
  await settle();
  vi.advanceTimersByTime(6_000);
  expect(log).toEqual(['subscribe 2']);
  leave();
  vi.advanceTimersByTime(4_999);
  expect(log).toEqual(['subscribe 2']);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['subscribe 2', 'unsubscribe 2']);
});

test('a list reports a loss after 2 s, whatever other events it gets', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { list, subscribe } = setup();
  list.subscribe(read);
  await settle();
  const send = subscribe.mock.lastCall?.[1] ?? expect.unreachable();
  send({ type: 'snapshot', batch: { items: [], limit: 2, documents: 0 } });
  send({ type: 'lost' });
  vi.advanceTimersByTime(1_999);
  send({ type: 'counted', summary: null });
  expect(list.getState().problem).toBeNull();
  vi.advanceTimersByTime(1);
  expect(list.getState().problem).toBe('lost');
});

test('a list that is closed while the code of the SDK loads does not subscribe', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { list, loadSubscribe, subscribe, log } = setup();
  let load = () => {};
  const loading = new Promise<typeof subscribe>((resolve) => {
    load = () => resolve(subscribe);
  });
  loadSubscribe.mockReturnValueOnce(loading);
  list.subscribe(read)();
  await settle();
  vi.advanceTimersByTime(5_000);
  load();
  await settle();
  expect(log).toEqual([]);
});

test('a larger list subscribes before the smaller listener ends, and a reload opens it at that size', async () => {
  const { list, reload, log } = setup();
  list.subscribe(read);
  await settle();
  list.grow();
  list.grow(); // a second click while the list is growing
  await settle();
  expect(log).toEqual(['subscribe 2', 'subscribe 4', 'unsubscribe 2']);
  expect(history.state).toEqual({ key: 'entry', listSize: 4 });
  reload().subscribe(read);
  await settle();
  expect(log.at(-1)).toBe('subscribe 4');
});

test('a list that is not live reports that again 10 s after each attempt to grow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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

test('a retry of a list whose SDK failed reloads the page, but not offline', async () => {
  const { list, subscribe } = setup();
  subscribe.mockImplementation(() => {
    throw new Error('INTERNAL ASSERTION FAILED');
  });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  list.subscribe(read);
  await settle();
  expect(list.getState()).toMatchObject({ phase: 'ended', problem: 'blocked' });
  list.retry();
  expect(reload).not.toHaveBeenCalled();
  expect(list.getState().phase).toBe('listening');
  vi.stubGlobal('navigator', { onLine: true });
  list.retry();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  [29_000, []],
  [31_000, ['reconnect']],
])('a list in a tab that was hidden for %i ms runs %j when it is visible', async (hidden, run) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { list, log } = setup();
  list.subscribe(read);
  await settle();
  for (const visibilityState of ['hidden', 'visible']) {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + hidden);
  }
  expect(log).toEqual(['subscribe 2', ...run]);
});
