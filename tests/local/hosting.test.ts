import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { createHosting } from '../../scripts/local/hosting.ts';
import {
  type HostingConfig,
  pickHeaders,
  readHostingConfig,
} from '../../scripts/local/hosting-config.ts';
import { requestRaw, serve } from './serve.ts';
import { writeSmallBuild } from './small-build.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const ownerOrigins = {
  local: 'http://127.0.0.1:4174',
  deployed: 'https://demo-trimsalon-beheer.web.app',
};

async function request(
  path: string,
  sent?: Parameters<typeof requestRaw>[2],
  changes: Partial<HostingConfig> = {},
) {
  const parent = await createTemporaryFolder();
  const folder = join(parent, 'dist');
  await writeSmallBuild(folder);
  await writeFile(join(parent, 'secret.html'), 'secret');
  const config = { ...(await readHostingConfig('site')), ...changes };
  const sendMail: RequestHandler = ({ headers }, response) =>
    response.send(headers['x-forwarded-for']);
  const options = { folder, config, functions: { sendMail }, ownerOrigins };
  return requestRaw(await serve(createHosting(options)), path, sent);
}

test.each(['/nergens', '/assets/gone.js', '/.env', '/..%2fsecret', '/tarieven%00.html', '/%zz'])(
  '%s responds with the 404 page',
  async (path) => {
    const { status, body, headers } = await request(path, { headers: { range: 'bytes=0-3' } });
    expect(status).toBe(404);
    expect(body.toString()).toBe('<h1>Niet gevonden</h1>');
    expect(headers['cache-control'], 'a browser would never ask again').not.toContain('immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('the server sends every header that firebase.json has for /tarieven, without the upgrade to https', async () => {
  const { headers } = await request('/tarieven');
  const written = pickHeaders(await readHostingConfig('site'), '/tarieven');
  for (const [name, value] of Object.entries(written)) {
    expect(headers[name.toLowerCase()]).toBe(value.replace('; upgrade-insecure-requests', ''));
  }
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers, 'Put these back into firebase.json, under the source `**`').toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(
    headers,
    'it hides share images and photos in webmail and search results',
  ).not.toHaveProperty('cross-origin-resource-policy');
});

test.each([
  ['/beheer/recensie', 'http://127.0.0.1:4174/beheer'],
  ['/prijzen', '/tarieven'],
])('the redirect of %s leads to %s', async (path, target) => {
  const { redirects } = await readHostingConfig('site');
  const moved = { source: '/prijzen', destination: '/tarieven', type: 301 };
  const { headers } = await request(path, {}, { redirects: [...redirects, moved] });
  expect(headers.location).toBe(target);
});

test.each([
  ['/tarieven', { cleanUrls: false }, 404],
  ['/tarieven.html', { cleanUrls: false }, 200],
  ['/tarieven/', { trailingSlash: true }, 404],
  ['/tarieven', { ignore: ['tarieven.html'] }, 404],
  ['/.env', { ignore: [] }, 200],
])('%s with %j in firebase.json has the status %i', async (path, changes, status) => {
  expect((await request(path, {}, changes)).status).toBe(status);
});

test.each([
  ['/tarieven', 'no-cache'],
  ['/assets/app-1a2b.js', 'public, max-age=86400'],
  ['/assets/figtree-1a2b.woff2', 'public, max-age=31536000, immutable'],
  ['/sendMail', 'no-store'],
  ['/fotos/album/in-bad.svg', 'public, max-age=86400'],
])('%s has the Cache-Control "%s"', async (path, cache) => {
  expect((await request(path)).headers['cache-control']).toBe(cache);
});
