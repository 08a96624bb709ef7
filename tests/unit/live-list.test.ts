import { afterEach, expect, test, vi } from 'vitest';
import type { Watch } from '../../src/data/backend.ts';
import { fetchFirstPage } from '../../src/data/firestore/rest.ts';
import { createLiveList } from '../../src/data/live-list.ts';

afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const watches: { change: Parameters<Watch<string>>[0]; fail: () => void; stopped: boolean }[] =
    [];
  const list = createLiveList<string>((onChange, onFailure) => {
    const watch = { change: onChange, fail: () => onFailure('refused'), stopped: false };
    watches.push(watch);
    return () => {
      watch.stopped = true;
    };
  });
  return { list, watches };
}

test('however many read a list, and whoever comes back soon, there is one subscription, until nobody does', () => {
  const { list, watches } = setup();
  list.subscribe(() => {})();
  vi.advanceTimersByTime(1_000);
  const readers = [list.subscribe(() => {}), list.subscribe(() => {})];
  vi.advanceTimersByTime(60_000);
  expect(watches).toHaveLength(1);
  expect(watches[0]?.stopped).toBe(false);
  for (const leave of readers) leave();
  vi.advanceTimersByTime(6_000);
  expect(watches[0]?.stopped).toBe(true);
});

test('no response in time is a failure, and a late one still counts', () => {
  const { list, watches } = setup();
  const heard = vi.fn();
  list.subscribe(heard);
  vi.advanceTimersByTime(9_999);
  expect(list.read()).toEqual({ status: 'loading' });
  vi.advanceTimersByTime(1);
  expect(list.read()).toEqual({ status: 'failed' });
  watches[0]?.change({ items: ['a'], hasMore: false, live: true });
  expect(list.read()).toEqual({ status: 'ready', items: ['a'], hasMore: false, live: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a refused list is requested again, and the last known items stay meanwhile', () => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  watches[0]?.change({ items: ['a'], hasMore: false, live: true });
  watches[0]?.fail();
  expect(list.read()).toEqual({ status: 'ready', items: ['a'], hasMore: false, live: false });
  expect(watches[0]?.stopped).toBe(true);
  vi.advanceTimersByTime(8_000);
  expect(watches).toHaveLength(2);
  watches[1]?.change({ items: ['a', 'b'], hasMore: false, live: true });
  expect(list.read()).toEqual({ status: 'ready', items: ['a', 'b'], hasMore: false, live: true });
});

test('a list that is refused again and again is requested ever more rarely, also when its first page comes', () => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  const pauses = [8_000, 16_000, 24_000, 24_000, 24_000];
  for (const [index, pause] of pauses.entries()) {
    watches[index]?.change({ items: ['a'], hasMore: false, live: true });
    watches[index]?.fail();
    vi.advanceTimersByTime(pause - 1);
    expect(watches).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(watches).toHaveLength(index + 2);
  }
});

test('after a minute of being there the first pause is short again', () => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  watches[0]?.fail();
  vi.advanceTimersByTime(8_000);
  watches[1]?.change({ items: ['a'], hasMore: false, live: true });
  vi.advanceTimersByTime(61_000);
  watches[1]?.fail();
  vi.advanceTimersByTime(8_000);
  expect(watches).toHaveLength(3);
});

test('a device that is online again does not wait for the pause, and asks only once', () => {
  const { list, watches } = setup();
  list.subscribe(() => {});
  watches[0]?.fail();
  window.dispatchEvent(new Event('online'));
  expect(watches).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(watches).toHaveLength(2);
});

test.each<[string, () => Response]>([
  ['is refused', () => new Response('{"error":{}}', { status: 403 })],
  ['is not what we know', () => new Response('{"documents":[7]}')],
  ['is not even JSON', () => new Response('<html>')],
  ['is cut off', () => Response.error()],
])('a first page that %s is none: the SDK then reads the list', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  expect(await fetchFirstPage('reviews')).toBeNull();
});
