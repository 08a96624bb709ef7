// Tests the limits of a form: its size, and the time to send it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { ownerOrigin } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { startOwnerSite, startWithBrowsers } from './owner-site.ts';

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

const soon = { timeout: 30_000 }; // a stranger's limit is 1 s, the owner's 50 s
emulatorTest('twenty strangers who send slowly get a quick answer', soon, async () => {
  const { origin } = await startOwnerSite();
  const responses = Array.from({ length: 20 }, () => sendSlowly(origin, '/beheer/openen'));
  expect(await Promise.all(responses)).toEqual(
    Array(20).fill(expect.stringMatching(/^HTTP\/1.1 503 [\s\S]*De verbinding was te langzaam/)),
  );
});

/** Sends the headers of a form, then a byte a second. Resolves with the response. */
async function sendSlowly(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: ${ownerOrigin}\r\nContent-Type: ${urlencoded['Content-Type']}\r\nContent-Length: 600\r\n\r\ntoken=`,
  );
  const drip = setInterval(() => socket.write('x'), 1_000);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
  });
  let response = '';
  socket.on('data', (part) => {
    response += part;
  });
  while (!response.includes('</html>')) await once(socket, 'data');
  return response;
}
