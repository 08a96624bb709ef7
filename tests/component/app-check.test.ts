import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '../../src/data/backend.ts';
import { christmas } from '../notices.ts';

const steps = vi.hoisted((): unknown[] => []);
const tokens = vi.hoisted((): Promise<{ token: string }>[] => []);
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: (_app: unknown, options: unknown) => steps.push(options),
  getToken: () => tokens.shift(),
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly key: string) {}
  },
}));
vi.mock('../../src/data/firestore/store-review.ts', () => ({
  storeReview: async () => void steps.push('Firestore'),
}));

afterEach(() => {
  steps.length = 0;
});

const review = { name: 'Sanne', review: 'Fijn', stars: 5, date: '2026/11/20' } as const;

async function setup(key = ''): Promise<Backend> {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  vi.resetModules();
  const { createFirestoreBackend } = await import('../../src/data/firestore/firestore-backend.ts');
  return createFirestoreBackend();
}

test('a site without an App Check key stores a review without starting App Check', async () => {
  await (await setup()).addReview(review);
  expect(steps).toEqual(['Firestore']);
});

test('App Check starts when the review form opens, and not again for each review', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{}]));
  const backend = await setup('site-key');
  expect(await backend.fetchClosing('reviewForm')).toBeNull();
  await vi.waitFor(() => expect(steps).toHaveLength(1));
  await backend.addReview(review);
  await backend.addReview(review);
  expect(steps).toEqual([
    { provider: expect.objectContaining({ key: 'site-key' }), isTokenAutoRefreshEnabled: true },
    'Firestore',
    'Firestore',
  ]);
});

test('the request for notices does not start App Check', async () => {
  const texts = Object.entries(christmas).map(([name, text]) => [name, { stringValue: text }]);
  const stored = { mapValue: { fields: Object.fromEntries(texts) } };
  const notices = { arrayValue: { values: [stored] } };
  const fetched = vi.fn(async () => Response.json([{ found: { fields: { notices } } }]));
  vi.stubGlobal('fetch', fetched);
  expect(await (await setup('site-key')).fetchNotices()).toEqual([christmas]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(steps).toEqual([]);
});

const mail = {
  name: 'Anna',
  lastName: 'de Vries',
  email: 'anna@voorbeeld.example',
  subject: 'Afspraak',
  message: 'Kan Minoes vrijdag komen?',
  honeypot: '',
};

/** Simulates a mail function that refuses a mail without a good token. */
function requireToken() {
  const fetched = vi.fn(async (_url: string, { headers }: RequestInit) => {
    const isGood = new Headers(headers).get('X-Firebase-AppCheck') === 'good';
    return isGood ? new Response('OK') : new Response('Druk', { status: 428 });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a mail is sent again with a token if the mail function requires one', async () => {
  const fetched = requireToken();
  tokens.push(Promise.resolve({ token: 'good' }));
  await (await setup('site-key')).sendMail(mail);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each(['gives no token', 'does not load'])(
  'a mail fails after 15 s if App Check %s',
  async (fault) => {
    const code = '../../src/data/firebase/send-with-token.ts';
    if (fault === 'does not load') vi.doMock(code, () => new Promise(() => {}));
    onTestFinished(() => void vi.doUnmock(code));
    requireToken();
    tokens.push(new Promise(() => {}));
    const { sendMail } = await setup('site-key');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sending = sendMail(mail);
    sending.catch(() => {});
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(sending).rejects.toThrow('No response within 15000 ms');
  },
);
