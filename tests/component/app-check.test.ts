import { afterEach, expect, test, vi } from 'vitest';
import { createFirebaseBackend } from '../../src/backend/firebase/firebase-backend.ts';

const steps = vi.hoisted((): unknown[] => []);
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: (_app: unknown, options: unknown) => steps.push(options),
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));
vi.mock('../../src/backend/firebase/store-review.ts', () => ({
  storeReview: async () => void steps.push('Firestore'),
}));

afterEach(() => {
  vi.resetModules();
  steps.length = 0;
});

const review = { name: 'Sanne', review: 'Fijn', stars: 5, date: '2026/11/20' } as const;

test('App Check is off unless its key is set', async () => {
  await createFirebaseBackend().addReview(review);
  expect(steps).toEqual(['Firestore']);
});

test('with its key, App Check is on before Firestore can be asked anything, and once', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
  const { createFirebaseBackend: create } = await import(
    '../../src/backend/firebase/firebase-backend.ts'
  );
  const backend = create();
  await backend.addReview(review);
  await backend.addReview(review);
  expect(steps).toEqual([
    { provider: expect.objectContaining({ key: 'site-key' }), isTokenAutoRefreshEnabled: true },
    'Firestore',
    'Firestore',
  ]);
});
