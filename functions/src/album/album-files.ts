// Stores the owner's photos in a bucket. `npm start` stores them in a folder instead.
import { extname } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

export type AlbumFiles = {
  write: (name: string, content: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer | null>;
  remove: (name: string) => Promise<void>; // resolves even if the file does not exist
  list: () => Promise<{ name: string; changedAt: number }[]>;
};

export function findContentType(name: string): string | null {
  const isUpload = /^eigen-[\da-f]{16}\.(?:jpg|\d{3,4}\.(?:avif|webp))$/.test(name);
  return isUpload ? `image/${extname(name).slice(1).replace('jpg', 'jpeg')}` : null;
}

type Bucket = ReturnType<Storage['bucket']>;

/** Opens the bucket at its first use, because opening it loads a large library. */
export function createBucketFiles(
  openBucket: () => Bucket = () => getStorage(initializeApp()).bucket(),
): AlbumFiles {
  const find = (name: string) => openBucket().file(`album/${name}`);
  return {
    async write(name, content) {
      await find(name).save(content, { resumable: false });
    },
    async read(name) {
      try {
        const [content] = await find(name).download();
        return content;
      } catch (error) {
        if ((error as { code: unknown }).code === 404) return null;
        throw error;
      }
    },
    async remove(name) {
      await find(name).delete({ ignoreNotFound: true });
    },
    async list() {
      const [found] = await openBucket().getFiles({ prefix: 'album/' });
      return found
        .map(({ name, metadata: { updated = '' } }) => ({
          name: name.slice('album/'.length),
          changedAt: Date.parse(updated),
        }))
        .filter(({ name }) => findContentType(name));
    },
  };
}
