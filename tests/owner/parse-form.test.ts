// Tests the limits of a form: its size, and the time to send it.
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseForm } from '../../functions/src/owner/http/parse-form.ts';
import { emulatorTest } from '../emulator.ts';
import { ownerOrigin } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { startWithBrowsers } from './owner-site.ts';

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

emulatorTest('a form of the maximum size is accepted, and a larger one is refused', async () => {
  const { browsers, read } = await startWithBrowsers();
  const fillUp = (text: string, length: number) => text + 'a'.repeat(length - text.length);
  const reply = 'naam=31&stap=plaatsen&reply=Bedankt&x=';
  const send = (length: number) =>
    browsers.owner.post('/beheer/recensie', fillUp(reply, length), urlencoded);
  const refused = await send(1_000_001);
  expect([refused.status, refused.banners]).toEqual([
    400,
    expect.stringMatching(/^Dit is te groot/),
  ]);
  expect((await send(1_000_000)).status).toBe(303);
  expect(await read('reviews/31')).toMatchObject({ reply: 'Bedankt' });
  const login = await browsers.stranger.post('/beheer/openen', fillUp('x=', 10_001), urlencoded);
  expect(login.status).toBe(400);
});

emulatorTest('a form that cannot be read gets a sentence about that', async () => {
  const { browsers } = await startWithBrowsers();
  for (const headers of [
    { ...urlencoded, 'Content-Encoding': 'gzip' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json' },
  ]) {
    const page = await browsers.owner.post('/beheer/recensie', 'a', headers);
    expect([page.status, page.banners]).toEqual([400, expect.stringContaining('niet te lezen')]);
  }
});

emulatorTest('a photo that breaks off gets a 503, so that it stays chosen', async () => {
  const { app, session } = await startWithBrowsers();
  const iterator = () => {
    throw new Error('Broken off');
  };
  const origin = await serve((request, response) => {
    app(Object.assign(request, { iterator }), response);
  });
  const headers = { ...urlencoded, Cookie: `__session=${session}`, Origin: ownerOrigin };
  const response = await fetch(`${origin}/beheer/album/toevoegen`, {
    method: 'POST',
    body: 'x',
    headers,
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('De verbinding was te langzaam');
});

emulatorTest('a stranger’s form is not read, and after the login its page opens', async () => {
  const { app } = await startWithBrowsers();
  const iterator = vi.fn();
  const origin = await serve((request, response) => {
    app(Object.assign(request, { iterator }), response);
  });
  const path = '/beheer/recensie?naam=31';
  const headers = { ...urlencoded, Origin: ownerOrigin, Referer: ownerOrigin + path };
  const response = await fetch(origin + path, { method: 'POST', body: '+&='.repeat(9), headers });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(`name="naar" value="${path}"`);
  expect(iterator).not.toHaveBeenCalled();
});

test.each([
  ['a stranger', false, 1_000],
  ['the owner', true, 50_000],
])('a form that %s sends slowly is given up in time', async (_, isLoggedIn, limit) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn();
  const iterator = () => ({
    [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
  });
  const request = { method: 'POST', headers: {}, iterator } as never;
  const response = { locals: { isLoggedIn }, status: () => ({ send }) } as never;
  void parseForm()(request, response, vi.fn());
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledWith(expect.stringContaining('De verbinding was te langzaam'));
});
