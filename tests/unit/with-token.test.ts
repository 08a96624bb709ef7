import { expect, test, vi } from 'vitest';

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
