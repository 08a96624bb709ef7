import { afterEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';

const steps = vi.hoisted((): unknown[] => []);
const google = vi.hoisted(() => ({ vouches: true }));
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: (_app: unknown, options: unknown) => steps.push(options),
  getToken: async () => {
    if (!google.vouches) throw new Error('A browser extension stopped reCAPTCHA');
    return { token: 'a-token' };
  },
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));
vi.mock('../../src/backend/firebase/store-review.ts', () => ({
  storeReview: async () => void steps.push('Firestore'),
}));

afterEach(() => {
  steps.length = 0;
  google.vouches = true;
});

const review = { name: 'Sanne', review: 'Fijn', stars: 5, date: '2026/11/20' } as const;

/** A visit that begins, to a site with this key of App Check. */
async function setup(key = ''): Promise<Backend> {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  vi.resetModules();
  const { createFirebaseBackend } = await import('../../src/backend/firebase/firebase-backend.ts');
  return createFirebaseBackend();
}

test('App Check is off unless its key is set', async () => {
  await (await setup()).addReview(review);
  expect(steps).toEqual(['Firestore']);
});

test('with its key, App Check is on before Firestore can be asked anything, and once', async () => {
  const backend = await setup('site-key');
  await backend.addReview(review);
  await backend.addReview(review);
  expect(steps).toEqual([
    { provider: expect.objectContaining({ key: 'site-key' }), isTokenAutoRefreshEnabled: true },
    'Firestore',
    'Firestore',
  ]);
});

const notice = { kind: 'holiday', text: 'Wij zijn er maandag weer.', from: '2026/12/24' } as const;
const whole = { ...notice, until: '2027/01/03' };
const found = Object.entries(whole).map(([name, stringValue]) => [name, { stringValue }]);

/** Firestore's REST interface; the answer is the list of tokens that came with each question. */
function playFirestore({ enforced }: { enforced: boolean }): (string | null)[] {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('X-Firebase-AppCheck');
    tokens.push(token);
    if (enforced && token !== 'a-token') return new Response('{}', { status: 403 });
    return Response.json([{ found: { fields: Object.fromEntries(found) } }]);
  });
  return tokens;
}

test('every page reads the notice without App Check, and fetches nothing of it', async () => {
  const tokens = playFirestore({ enforced: false });
  expect(await (await setup('site-key')).readNotice()).toEqual(whole);
  expect(tokens).toEqual([null]);
  expect(steps).toEqual([]);
});

test('where App Check is enforced the notice waits for a page that has it', async () => {
  const tokens = playFirestore({ enforced: true });
  const backend = await setup('site-key');
  const read = vi.fn();
  const reading = backend.readNotice().then(read);
  await vi.waitFor(() => expect(tokens).toEqual([null]));
  await new Promise((resolve) => setTimeout(resolve));
  expect({ read: read.mock.calls, steps }).toEqual({ read: [], steps: [] });
  await backend.addReview(review);
  await reading;
  expect(read).toHaveBeenCalledWith(whole);
  expect(tokens).toEqual([null, 'a-token']);
});

test('a page that has App Check reads the notice with it at once', async () => {
  const tokens = playFirestore({ enforced: true });
  const backend = await setup('site-key');
  await backend.addReview(review);
  expect(await backend.readNotice()).toEqual(whole);
  expect(tokens).toEqual(['a-token']);
});

test('a visitor for whom Google does not vouch gets the notice while nothing is enforced', async () => {
  const tokens = playFirestore({ enforced: false });
  const backend = await setup('site-key');
  await backend.addReview(review);
  google.vouches = false;
  expect(await backend.readNotice()).toEqual(whole);
  expect(tokens).toEqual([null]);
});

test('without its key a refusal is a failure, which the page takes as no notice', async () => {
  playFirestore({ enforced: true });
  await expect((await setup()).readNotice()).rejects.toThrow('403');
});

test.each([
  ['', 1],
  ['site-key', 0],
] as const)(
  'with the key "%s" pointing at a live page prepares it %i time: a page of text never fetches App Check',
  async (key, times) => {
    await setup(key);
    Object.assign(navigator, { connection: { saveData: true } }); // no other page is fetched ahead
    const { startPrefetching } = await import('../../src/app/prefetch.ts');
    const prepareToWatch = vi.fn();
    const prepareToAddReview = vi.fn();
    startPrefetching({ prepareToWatch, prepareToAddReview }, 'home');
    for (const path of ['/recensies', '/review']) {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.body.replaceChildren(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    expect(prepareToWatch).toHaveBeenCalledTimes(times);
    expect(prepareToAddReview).toHaveBeenCalledTimes(times);
  },
);
