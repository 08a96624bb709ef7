// What /fotos/album/eigen-* responds. The whole way on the site: tests/browser/owner/album.spec.ts
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import { createFolderFiles } from '../../scripts/local/folder-files.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { requestRaw, serve } from '../local/serve.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const photo = '/fotos/album/eigen-0123456789abcdef';
const day = 'public, max-age=86400';
const policy = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** The function, and one upload in three files. */
async function setup(changes: Partial<AlbumFiles> = {}) {
  const files = await createFolderFiles(await createTemporaryFolder());
  for (const ending of ['.jpg', '.400.avif', '.1600.webp']) {
    await files.write(`eigen-0123456789abcdef${ending}`, Buffer.from('a photo'));
  }
  const log = vi.fn();
  const origin = await serve(createAlbumHandler({ ...files, ...changes }, log));
  return { log, ask: requestRaw.bind(null, origin) };
}

test.each([
  ['.jpg', 'image/jpeg'],
  ['.400.avif', 'image/avif'],
  ['.1600.webp?from=mail', 'image/webp'],
])('a file %s is served with its type, and caches keep it for a day', async (ending, type) => {
  const { ask } = await setup();
  const { status, headers, body } = await ask(photo + ending);
  expect([status, body.toString()]).toEqual([200, 'a photo']);
  expect(headers).toMatchObject({
    ...policy,
    'content-type': type,
    'content-length': '7',
    'cache-control': day,
  });
});

test.each([
  `${photo}.800.avif`, // not there
  `${photo}.jpg/`,
  `${photo}.400.jpg`,
  `${photo.slice(0, -1)}F.jpg`,
  '/fotos/album/eigen-%30123456789abcdef.jpg',
  '/fotos/album/eigen-..%2f..%2fdist%2findex.html',
  '/fotos/album/eigen-/../../../package.json',
  '/',
])('a request for %s gets a 404, which no cache keeps', async (path) => {
  const { ask } = await setup();
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, 'Deze foto is er niet.']);
  expect(headers).toMatchObject({
    ...policy,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('a HEAD request gets the headers only, and other methods are refused', async () => {
  const { ask } = await setup();
  const head = await ask(`${photo}.jpg`, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ 'content-length': '7', 'cache-control': day });
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(`${photo}.jpg`, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a bucket that cannot be read gives a 503 that no cache keeps, and a log without the name', async () => {
  const { ask, log } = await setup({
    read: () => Promise.reject(Object.assign(new Error('bucket/eigen-0123'), { code: 403 })),
  });
  const { status, headers } = await ask(`${photo}.jpg`);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(log.mock.calls).toEqual([
    ['A file of the album could not be read', { name: 'Error', code: 403 }],
  ]);
});

test('firebase.json, whose headers may win, sets no Cache-Control for an upload', async () => {
  const config = await readHostingConfig('firebase.json');
  expect(pickHeaders(config, `${photo}.400.avif`)).not.toHaveProperty('Cache-Control');
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
