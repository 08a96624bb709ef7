// The plain requests of the site: mails, lists, and the token of App Check.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { timeouts } from '../../src/data/backend.ts';
import {
  composeListUrl,
  fetchPhotos,
  fetchReviews,
} from '../../src/data/firestore/fetch-documents.ts';
import { sendMail, toMailQuery } from '../../src/data/mail.ts';
import { createMail } from '../mails.ts';

const mail = createMail({
  name: 'Zoë & co',
  email: 'zoe+kat@voorbeeld.example',
  subject: '50% #1',
  message: 'Regel 1\nRegel 2 🐈',
});

test('the query of a mail has its five fields, encoded once, and the honeypot if it is filled', () => {
  expect(toMailQuery(mail).toString()).toBe(
    'name=Zo%C3%AB+%26+co&lastname=de+Vries&sender=zoe%2Bkat%40voorbeeld.example' +
      '&text=Regel+1%0ARegel+2+%F0%9F%90%88&subject=50%25+%231',
  );
  expect(toMailQuery({ ...mail, honeypot: 'x' }).get('website')).toBe('x');
});

test.each([
  ['the text "OK" and status 500', 'OK', 500],
  ['the text "OK" and a line end', 'OK\n', 200],
  ['no text', '', 200],
  ['status 429', 'LIMIT', 429],
])('sending a mail fails if the response has %s', async (_, text, status) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
  await expect(sendMail(mail)).rejects.toThrow(`responded with ${status}`);
});

test('a mail that gets no response fails after 15 s, and its request ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const start = vi.spyOn(AbortSignal, 'timeout');
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const sending = sendMail(mail);
  sending.catch(() => {});
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([sending, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  await expect(sending).rejects.toThrow('No response within 15000 ms');
  expect(start).toHaveBeenCalledWith(timeouts.send);
  const signal = start.mock.results[0]?.value;
  expect(fetched).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ signal }));
});

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, () => Response]>([
  ['has status 403', () => new Response('{"error":{}}', { status: 403 })],
  ['has documents of another type', () => new Response('{"documents":[7]}')],
  ['has invalid fields', () => new Response('{"documents":[{"name":"a","fields":{"b":null}}]}')],
  ['is not JSON', () => new Response('<html>')],
  ['is a network error', () => Response.error()],
])('a plain request for a list rejects if its response %s', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  await expect(fetchReviews(24)).rejects.toThrow();
  await expect(fetchPhotos(300)).rejects.toThrow();
});

test('a preloaded list whose response stops half-way rejects after 4 s', async () => {
  vi.useFakeTimers();
  const response = Promise.resolve(new Response(new ReadableStream()));
  vi.stubGlobal('earlyList', { url: composeListUrl('photos'), response });
  const fetching = fetchPhotos(300);
  fetching.catch(() => {});
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(fetching).rejects.toThrow('No response within 4000 ms');
});

afterEach(() => void vi.resetModules()); // App Check stays on in a module

test('a request waits for a reCAPTCHA that hangs for at most 8 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  vi.resetModules();
  vi.doMock('../../src/data/firestore/app-check.ts', () => ({
    fetchToken: () => new Promise(() => {}),
  }));
  onTestFinished(() => void vi.doUnmock('../../src/data/firestore/app-check.ts'));
  const { withToken } = await import('../../src/data/with-token.ts');
  const send = vi.fn().mockRejectedValue(Object.assign(new Error(), { code: 'permission-denied' }));
  const failed = withToken(send).catch((reason) => reason);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toHaveProperty('code', 'permission-denied');
  expect(send).toHaveBeenCalledTimes(2);
});
