import { afterEach, expect, test, vi } from 'vitest';

const initialize = vi.hoisted(() => vi.fn());
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: initialize,
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));

afterEach(() => {
  vi.resetModules();
  initialize.mockClear();
});

test('App Check is off unless its key is set', async () => {
  await import('../../src/backend/firebase/firebase-app.ts');
  expect(initialize).not.toHaveBeenCalled();
});

test('with its key, App Check is on before Firestore can be asked anything', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  const { firebaseApp } = await import('../../src/backend/firebase/firebase-app.ts');
  expect(initialize).toHaveBeenCalledExactlyOnceWith(firebaseApp, {
    provider: expect.objectContaining({ key: 'site-key' }),
    isTokenAutoRefreshEnabled: true,
  });
});
