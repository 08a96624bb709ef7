import { expect, onTestFinished, test, vi } from 'vitest';
import { timeouts } from '../../src/data/backend.ts';
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
