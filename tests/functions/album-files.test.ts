// A simulated bucket and the local folder pass the same test.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBucketFiles } from '../../functions/src/album/album-files.ts';
import { createFolderFiles } from '../../scripts/local/folder-files.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';

const name = 'eigen-0123456789abcdef.400.avif';
const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

type Bucket = ReturnType<NonNullable<Parameters<typeof createBucketFiles>[0]>>;

const fail = (code: number) => Promise.reject(Object.assign(new Error('Google'), { code }));

/** Simulates Google's bucket. Its first file is not a photo, so `list` must leave it out. */
function openBucket() {
  const stored = new Map<string, Buffer>([['album/lees-mij.txt', content]]);
  const file = (path: string) => ({
    save: async (content: Buffer) => void stored.set(path, content),
    download: async () => [stored.get(path) ?? (await fail(404))],
    delete: async ({ ignoreNotFound }: { ignoreNotFound: boolean }) =>
      stored.delete(path) || ignoreNotFound || fail(404),
  });
  const getFiles = async ({ prefix }: { prefix: string }) => {
    const names = [...stored.keys()].filter((path) => path.startsWith(prefix));
    return [names.map((path) => ({ name: path, metadata: { updated: new Date().toJSON() } }))];
  };
  const bucket = { file, getFiles } as unknown as Bucket;
  return createBucketFiles(() => bucket);
}

const stores = [
  ['a folder', async () => createFolderFiles(join(await createTemporaryFolder(), 'album'))],
  ['a bucket', async () => openBucket()],
] as const;

test.each(stores)(
  '%s stores a file byte for byte, and replaces, lists and removes it',
  async (_, open) => {
    const files = await open();
    expect(await files.read(name)).toBeNull();
    await files.write(name, Buffer.from('before'));
    await files.write(name, content);
    expect((await files.read(name))?.equals(content)).toBe(true);
    const [listed, ...others] = await files.list();
    expect([listed?.name, others]).toEqual([name, []]);
    // A folder's `changedAt` is from the disk's clock, which may differ from the program's clock.
    const clocks = [Date.now(), (await stat(await createTemporaryFolder())).mtimeMs];
    const offs = clocks.map((clock) => Math.abs(clock - (listed?.changedAt ?? 0)));
    expect(Math.min(...offs)).toBeLessThan(60_000);
    await files.remove(name);
    expect(await files.list()).toEqual([]);
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
