import { expect, onTestFinished, test, vi } from 'vitest';
import { checkLine } from '../../src/backend/firebase/check-line.ts';

/** A page that follows a list over a line; `answerTime` in ms, or null when nothing answers. */
function setup({ live = true, answerTime = 50 as number | null } = {}) {
  vi.useFakeTimers();
  const line = { live, answerTime };
  const asked = vi.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        // As AbortSignal.timeout does, which fake timers do not reach.
        if (line.answerTime === null) setTimeout(() => reject(new Error('Timed out')), 5_000);
        else setTimeout(() => resolve(new Response()), line.answerTime);
      }),
  );
  vi.stubGlobal('fetch', asked);
  const reconnect = vi.fn(async () => {});
  const stop = checkLine({ isLive: () => line.live, reconnect });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return {
    line,
    asked,
    reconnect,
    stop,
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
}

test('a list that is live is asked about once a minute', async () => {
  const { asked, reconnect, wait } = setup();
  await wait(5 * 60_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
  expect(reconnect).not.toHaveBeenCalled();
});

test('a visitor who looks at the page again learns within 6 s that nothing answers', async () => {
  const { line, reconnect, wait } = setup();
  line.answerTime = null;
  window.dispatchEvent(new Event('focus'));
  await wait(6_000);
  expect(reconnect).toHaveBeenCalledTimes(1);
});

test('once it answers again the page connects anew within 10 s, also when it still believes it is live', async () => {
  const { line, reconnect, wait } = setup();
  line.answerTime = null;
  window.dispatchEvent(new Event('focus'));
  await wait(5_001);
  expect(reconnect).toHaveBeenCalledTimes(1);
  await wait(500);
  line.live = false; // the SDK says so a moment later
  line.answerTime = 50;
  reconnect.mockImplementation(async () => {
    line.live = true;
  });
  await wait(10_000);
  expect(reconnect).toHaveBeenCalledTimes(2);
});

test('on a slow line the first answer gets its time', async () => {
  const { line, reconnect, wait } = setup({ live: false, answerTime: 3_000 });
  await wait(20_000);
  expect(reconnect).not.toHaveBeenCalled();
  line.live = true;
  await wait(30_000);
  expect(reconnect).not.toHaveBeenCalled();
});

test('a list that stays away on a good line is asked for anew', async () => {
  const { reconnect, wait } = setup({ live: false });
  await wait(7_100);
  expect(reconnect).toHaveBeenCalledTimes(1);
});

test('nothing is asked in the background, on a device without a connection, or after the end', async () => {
  const { asked, stop, wait } = setup({ live: false });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(60_000);
  visibility.mockReturnValue('visible');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await wait(60_000);
  online.mockReturnValue(true);
  stop();
  await wait(60_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).not.toHaveBeenCalled();
});
