// Tests the limits of a form: its size, its number of fields, and the time to send it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { siteOrigin } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { startOwnerSite, startWithBrowsers } from './owner-site.ts';

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

emulatorTest('a form of maximum size is accepted, even if Firebase has read its body', async () => {
  const { app, link, browsers, sign, read, session } = await startWithBrowsers();
  const fillUp = (text: string, length: number) => text + 'a'.repeat(length - text.length);
  const login = `link=${encodeURIComponent(link(sign('login')))}&x=`;
  const opened = await browsers.stranger.post('/beheer/openen', fillUp(login, 10_000), urlencoded);
  expect(opened.status).toBe(303);
  // Sends a stream, without Content-Length, and then a body that Firebase has read: `rawBody`.
  for (const [name, isRaw] of [
    ['31', false],
    ['32', true],
  ] as const) {
    const text = fillUp(`naam=${name}&stap=plaatsen&was=null&reply=Bedankt&x=`, 1_000_000);
    const origin = await serve((request, response) => {
      app(Object.assign(request, isRaw && { rawBody: Buffer.from(text) }), response);
    });
    const headers = {
      ...urlencoded,
      Origin: siteOrigin,
      Cookie: `__session=x~${session}`,
      'Page-Key': 'x',
    };
    const body = new Blob([isRaw ? '-' : text]).stream();
    const init = { method: 'POST', body, duplex: 'half', redirect: 'manual', headers } as const;
    expect((await fetch(`${origin}/beheer/recensie`, init)).status).toBe(303);
    expect(await read(`reviews/${name}`)).toMatchObject({ reply: 'Bedankt' });
  }
});

emulatorTest('a form of thousands of fields is refused before it is parsed', async () => {
  const { browsers } = await startWithBrowsers();
  const album = new FormData();
  for (let index = 0; index < 7_500; index += 1) album.append(`alt/${index}`, 'Getypt');
  const body = await new Response(album).blob(); // 0.7 MB, below the limit of 1 MB
  const parse = vi.spyOn(Response.prototype, 'formData');
  for (const browser of ['forged', 'owner', 'expired'] as const) {
    const { status, text } = await browsers[browser].post('/beheer/album/foto', body);
    expect([status >= 400, text]).toEqual([true, expect.not.stringContaining('Getypt')]);
  }
  expect(parse).not.toHaveBeenCalled();
  const typed = { alt: 'Getypt' };
  const refused = async (browser: 'forged' | 'expired') =>
    (await browsers[browser].post('/beheer/album/foto', typed)).queryByDisplayValue('Getypt');
  expect([await refused('forged'), await refused('expired')]).toEqual([null, expect.anything()]);
  expect(parse).toHaveBeenCalledOnce();
});

emulatorTest('each form that cannot be read gets the sentence about its cause', async () => {
  const { browsers } = await startWithBrowsers();
  const post = async (body: string, headers = {}) => {
    const { status, banners } = await browsers.owner.post('/beheer/mededeling', body, headers);
    return `${status} ${banners}`;
  };
  expect(await post('a'.repeat(1_000_001), urlencoded)).toMatch(/^400 Dit is te groot/);
  expect(await post('a&'.repeat(1_001), urlencoded)).toMatch(/^400 Dit is te groot/);
  const unreadable = /^400 Dit formulier is niet te lezen\./;
  expect(await post('a', { ...urlencoded, 'Content-Encoding': 'gzip' })).toMatch(unreadable);
  expect(await post('a', { 'Content-Type': 'multipart/form-data; boundary=x' })).toMatch(
    unreadable,
  );
});

emulatorTest('a photo that breaks off gets a 503, so that it stays chosen', async () => {
  const { app, session } = await startWithBrowsers();
  const iterator = () => {
    throw new Error('Broken off');
  };
  const origin = await serve((request, response) => {
    app(Object.assign(request, { iterator }), response);
  });
  const cookie = { Cookie: `__session=x~${session}`, 'Page-Key': 'x' };
  const headers = { ...urlencoded, ...cookie, Origin: siteOrigin };
  const response = await fetch(`${origin}/beheer/album`, { method: 'POST', body: 'x', headers });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('De verbinding was te langzaam');
});

emulatorTest('twenty strangers who send slowly each get a 400 within nine seconds', async () => {
  const { origin } = await startOwnerSite();
  const before = performance.now();
  const responses = Array.from({ length: 20 }, () => sendSlowly(origin, '/beheer/openen'));
  expect(await Promise.all(responses)).toEqual(
    Array(20).fill(expect.stringMatching(/^HTTP\/1.1 400 [\s\S]*De verbinding was te langzaam/)),
  );
  expect(performance.now() - before).toBeLessThan(9_000);
});

/** Sends the headers of a form, then a byte a second. Resolves with the response. */
async function sendSlowly(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: ${siteOrigin}\r\nContent-Type: ${urlencoded['Content-Type']}\r\nContent-Length: 600\r\n\r\nlink=`,
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
