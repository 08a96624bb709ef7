import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepInBucket, keepInFolder } from '../../functions/src/album/album-files.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const name = 'eigen-0123456789abcdef.400.avif';
const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

type Bucket = ReturnType<NonNullable<Parameters<typeof keepInBucket>[0]>>;

/** As much of Google's bucket as the album asks of it. */
function openBucket() {
  const stored = new Map<string, { content: Buffer; metadata: object }>();
  const fail = (code: number) => Promise.reject(Object.assign(new Error('Google'), { code }));
  const file = (path: string) => ({
    save: async (content: Buffer, { metadata }: { metadata: object }) =>
      void stored.set(path, { content, metadata }),
    download: async () => [stored.get(path)?.content ?? (await fail(404))],
    delete: async ({ ignoreNotFound }: { ignoreNotFound: boolean }) =>
      stored.delete(path) || ignoreNotFound || fail(404),
  });
  const getFiles = async ({ prefix }: { prefix: string }) => {
    const names = ['elders/kat.jpg', ...stored.keys()].filter((path) => path.startsWith(prefix));
    return [names.map((path) => ({ name: path, metadata: { updated: new Date().toJSON() } }))];
  };
  const bucket = { file, getFiles } as unknown as Bucket; // it has hundreds of methods more
  return { files: keepInBucket(() => bucket), stored, fail };
}

const places = [
  ['a folder', async () => keepInFolder(join(await createTemporaryFolder(), 'album'))],
  ['a bucket', async () => openBucket().files],
] as const;

test.each(places)(
  'in %s a file is kept to the byte, replaced, listed and removed',
  async (_, open) => {
    const files = await open();
    expect(await files.read(name)).toBeNull();
    await files.write(name, Buffer.from('before'));
    await files.write(name, content);
    expect((await files.read(name))?.equals(content)).toBe(true);
    const [listed, ...others] = await files.list();
    expect([listed?.name, others]).toEqual([name, []]);
    // The disk's clock need not be the program's.
    const clocks = [Date.now(), (await stat(await createTemporaryFolder())).mtimeMs];
    const offs = clocks.map((clock) => Math.abs(clock - (listed?.changedAt ?? 0)));
    expect(Math.min(...offs)).toBeLessThan(60_000);
    await files.remove(name);
    expect(await files.list()).toEqual([]);
    expect(await files.read(name)).toBeNull();
    await files.remove(name);
  },
);

test.each(places)('in %s there are no files but those of an upload', async (_, open) => {
  const files = await open();
  for (const other of ['../eigen-0123456789abcdef.jpg', 'rode-kater.jpg', `${name}.part`, '']) {
    await expect(files.read(other)).rejects.toThrow(`"${other}" is no name`);
    await expect(files.write(other, content)).rejects.toThrow(`"${other}" is no name`);
    await expect(files.remove(other)).rejects.toThrow(`"${other}" is no name`);
  }
});

test('the bucket knows what each file is, and how long it may be kept', async () => {
  const { files, stored } = openBucket();
  await files.write('eigen-0123456789abcdef.jpg', content);
  expect(stored.get('album/eigen-0123456789abcdef.jpg')?.metadata).toEqual({
    contentType: 'image/jpeg',
    cacheControl: 'public, max-age=86400',
  });
});

test('a bucket that may not be read is not an empty one', async () => {
  const { fail } = openBucket();
  const file = () => ({ download: () => fail(403), delete: () => fail(403) });
  const files = keepInBucket(() => ({ file }) as unknown as Bucket); // as above
  await expect(files.read(name)).rejects.toMatchObject({ code: 403 });
  await expect(files.remove(name)).rejects.toMatchObject({ code: 403 });
});
