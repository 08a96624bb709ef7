// A simulated bucket and the local folder pass the same test.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBucketFiles } from '../../functions/src/album/album-files.ts';
import { createFolderFiles } from '../../scripts/local/folder-files.ts';
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
