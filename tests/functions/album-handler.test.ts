// /fotos/album/eigen-*, as deployed and as `npm start` serves it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { type AlbumFiles, keepInFolder } from '../../functions/src/album/album-files.ts';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import { createHosting } from '../../scripts/local/hosting.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { requestRaw, serve } from '../local/serve.ts';
import { writeSmallBuild } from '../local/small-build.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const photo = '/fotos/album/eigen-0123456789abcdef';
const day = 'public, max-age=86400';
const content = Buffer.from('a photo');

async function setup(changes: Partial<AlbumFiles> = {}) {
  const folder = await createTemporaryFolder();
  const files = { ...keepInFolder(join(folder, 'album')), ...changes };
  const log = vi.fn();
  const serveAlbum = createAlbumHandler(files, log);
  await writeSmallBuild(join(folder, 'dist'));
  const config = await readHostingConfig('firebase.json');
  const site = createHosting({ folder: join(folder, 'dist'), config, functions: { serveAlbum } });
  return {
    files,
    log,
    ask: requestRaw.bind(null, await serve(serveAlbum)),
    askSite: requestRaw.bind(null, await serve(site)),
  };
}

test.each([
  ['.jpg', 'image/jpeg'],
  ['.400.avif', 'image/avif'],
  ['.1600.webp', 'image/webp'],
])('a file that ends in %s is served to be kept for a day', async (ending, type) => {
  const { files, ask, askSite } = await setup();
  await files.write(`eigen-0123456789abcdef${ending}`, content);
  const { status, headers, body } = await ask(photo + ending);
  const { date, connection, 'keep-alive': _, ...others } = headers;
  expect([status, body.toString()]).toEqual([200, 'a photo']);
  expect(others).toEqual({
    'content-type': type,
    'content-length': '7',
    'cache-control': day,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const onSite = await askSite(`${photo}${ending}?from=mail`);
  expect([onSite.status, onSite.body.toString()]).toEqual([200, 'a photo']);
  expect(onSite.headers).toMatchObject(others);
});

test.each([
  `${photo}.400.avif`, // not there
  `${photo}.jpg/`,
  `${photo}.400.jpg`,
  `${photo.slice(0, -1)}F.jpg`,
  '/fotos/album/eigen-%30123456789abcdef.jpg',
  '/fotos/album/eigen-..%2f..%2fdist%2findex.html',
  '/fotos/album/eigen-/../../../package.json',
  '/',
])('%s is not found, and nobody keeps that', async (path) => {
  const { files, ask } = await setup();
  await files.write('eigen-0123456789abcdef.jpg', content);
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, 'Deze foto is er niet.']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD gives the headers alone, and other methods are refused', async () => {
  const { files, askSite } = await setup();
  await files.write('eigen-0123456789abcdef.jpg', content);
  const head = await askSite(`${photo}.jpg`, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ 'content-length': '7', 'cache-control': day });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await askSite(`${photo}.jpg`, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await files.read('eigen-0123456789abcdef.jpg'))?.equals(content)).toBe(true);
});

test('a store that cannot be read is an error that passes, and is logged without the name', async () => {
  const { ask, log } = await setup({
    read: () => Promise.reject(Object.assign(new Error('bucket/eigen-0123'), { code: 403 })),
  });
  const { status, headers } = await ask(`${photo}.jpg`);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(log.mock.calls).toEqual([
    ['A file of the album could not be read', { name: 'Error', code: 403 }],
  ]);
});

test('no header of firebase.json, which may win, says how long an upload or an error is kept', async () => {
  const config = await readHostingConfig('firebase.json');
  expect(pickHeaders(config, `${photo}.jpg`)).not.toHaveProperty('Cache-Control');
  expect(pickHeaders(config, `${photo}.400.avif`)).not.toHaveProperty('Cache-Control');
});

test('the function is deployed for every visitor, and refuses before it opens the bucket', async () => {
  const { serveAlbum } = await import('../../functions/src/index.ts');
  expect(serveAlbum.__endpoint).toMatchObject({
    region: ['europe-west1'],
    maxInstances: 2,
    concurrency: 80,
    availableMemoryMb: 256,
    httpsTrigger: { invoker: ['public'] },
  });
  const ask = requestRaw.bind(null, await serve(serveAlbum));
  expect((await ask('/fotos/album/eigen-..%2f')).status).toBe(404);
});

test('no function loads sharp or the library of the bucket when it starts', async () => {
  const program = `
    await import('./functions/src/index.ts');
    const { default: { _cache } } = await import('node:module');
    console.log(Object.keys(_cache).join(' '));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toContain('node_modules/firebase-admin/');
  expect(stdout).not.toMatch(/@img\/sharp|@google-cloud\/storage/);
});
