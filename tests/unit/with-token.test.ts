import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

afterEach(() => void vi.resetModules()); // App Check stays on in a module

test('a refusal is blamed on reCAPTCHA only if its own request had no token', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  vi.resetModules();
  const { isUnverified, withToken } = await import('../../src/data/with-token.ts');
  const refusal = () => Object.assign(new Error('Refused'), { code: 'permission-denied' });
  // App Check gives no token here, because Node cannot load Google's script.
  const error = await withToken(() => Promise.reject(refusal())).catch((reason) => reason);
  expect(isUnverified(error)).toBe(true);
  expect(isUnverified(refusal())).toBe(false);
});

test('a request waits for a reCAPTCHA that hangs for at most 8 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  vi.resetModules();
  vi.doMock('../../src/data/firebase/app-check.ts', () => ({
    fetchToken: () => new Promise(() => {}),
  }));
  onTestFinished(() => void vi.doUnmock('../../src/data/firebase/app-check.ts'));
  const { isUnverified, withToken } = await import('../../src/data/with-token.ts');
  const send = vi.fn().mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
  const failed = withToken(send).catch((reason) => reason);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isUnverified(await failed)).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});
