// The files of the album, in a bucket and in a folder, and the function that serves them.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { type AlbumFiles, createBucketFiles } from '../../functions/src/album/album-files.ts';
import { createAlbumHandler } from '../../functions/src/album/album-handler.ts';
import { createFolderFiles } from '../../scripts/local/folder-files.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';
import { requestRaw, serve } from '../local/serve.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const name = 'eigen-0123456789abcdef.400.avif';
const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

type Bucket = ReturnType<NonNullable<Parameters<typeof createBucketFiles>[0]>>;

const fail = (code: number) => Promise.reject(Object.assign(new Error('Google'), { code }));

/** Simulates Google's bucket. */
function openBucket() {
  const stored = new Map<string, Buffer>();
  const file = (path: string) => ({
    save: async (content: Buffer) => void stored.set(path, content),
    download: async () => [stored.get(path) ?? (await fail(404))],
    delete: async ({ ignoreNotFound }: { ignoreNotFound: boolean }) =>
      stored.delete(path) || ignoreNotFound || fail(404),
  });
  const bucket = { file } as unknown as Bucket;
  return createBucketFiles(() => bucket);
}

const stores = [
  ['a folder', async () => createFolderFiles(join(await createTemporaryFolder(), 'album'))],
  ['a bucket', async () => openBucket()],
] as const;

test.each(stores)(
  '%s stores a file byte for byte, and replaces and removes it',
  async (_, open) => {
    const files = await open();
    expect(await files.read(name)).toBeNull();
    await files.write(name, Buffer.from('before'));
    await files.write(name, content);
    expect((await files.read(name))?.equals(content)).toBe(true);
    await files.remove(name);
    expect(await files.read(name)).toBeNull();
    await files.remove(name);
  },
);

test('a read or removal throws if the bucket denies access, instead of finding no file', async () => {
  const file = () => ({ download: () => fail(403), delete: () => fail(403) });
  const files = createBucketFiles(() => ({ file }) as unknown as Bucket);
  await expect(files.read(name)).rejects.toMatchObject({ code: 403 });
  await expect(files.remove(name)).rejects.toMatchObject({ code: 403 });
});

const photo = '/fotos/album/eigen-0123456789abcdef';
const day = 'public, max-age=86400';
const policy = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

async function setup(changes: Partial<AlbumFiles> = {}) {
  const files = await createFolderFiles(await createTemporaryFolder());
  for (const ending of ['.jpg', '.400.avif', '.1600.webp']) {
    await files.write(`eigen-0123456789abcdef${ending}`, Buffer.from('a photo'));
  }
  const log = vi.fn();
  const origin = await serve(createAlbumHandler({ ...files, ...changes }, log));
  return { log, request: requestRaw.bind(null, origin) };
}

test.each([
  ['.jpg', 'image/jpeg'],
  ['.400.avif', 'image/avif'],
  ['.1600.webp?from=mail', 'image/webp'],
])('a url ending in %s is served with its type, and cached for a day', async (ending, type) => {
  const { request } = await setup();
  const { status, headers, body } = await request(photo + ending);
  expect([status, body.toString()]).toEqual([200, 'a photo']);
  expect(headers).toMatchObject({
    ...policy,
    'content-type': type,
    'content-length': '7',
    'cache-control': day,
  });
});

test('a request for another file or name gets a 404, which no cache keeps', async () => {
  const { request } = await setup();
  for (const path of [
    `${photo}.800.avif`, // a valid name, but no such file
    `${photo}.400.jpg`,
    `${photo.slice(0, -1)}F.jpg`,
    '/fotos/album/eigen-%30123456789abcdef.jpg',
    '/fotos/album/eigen-..%2f..%2fdist%2findex.html',
  ]) {
    const { status, headers, body } = await request(path);
    expect([path, status, body.toString()]).toEqual([path, 404, 'Deze foto is er niet.']);
    expect(headers).toMatchObject({
      ...policy,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  }
});

test('a HEAD request gets the headers only, and POST, DELETE and OPTIONS get a 405', async () => {
  const { request } = await setup();
  const head = await request(`${photo}.jpg`, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ 'content-length': '7', 'cache-control': day });
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await request(`${photo}.jpg`, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a photo that the bucket fails to return gets a 503 that no cache keeps, and its name is not logged', async () => {
  const { request, log } = await setup({
    read: () => Promise.reject(Object.assign(new Error('bucket/eigen-0123'), { code: 403 })),
  });
  const { status, headers } = await request(`${photo}.jpg`);
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(log.mock.calls).toEqual([
    ['A file of the album could not be read', { name: 'Error', code: 403 }],
  ]);
});

test('firebase.json sets no Cache-Control for an uploaded photo, because it could replace the function’s', async () => {
  const config = await readHostingConfig('site');
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
