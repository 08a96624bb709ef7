// Stores the owner's photos in a bucket. `npm start` stores them in a folder instead.
import { extname } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';
import type { Photo } from 'shared/photo.ts';
import { listWidths, nameVariant, photoFormats } from 'shared/photo-files.ts';

export type AlbumFiles = {
  write: (name: string, content: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer | null>;
  remove: (name: string) => Promise<void>; // resolves even if the file does not exist
};

const uploadName = /^eigen-[\da-f]{16}\.(?:jpg|\d{3,4}\.(?:avif|webp))$/;

const contentTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** Returns null for a name that no uploaded photo has. */
export function findContentType(name: string): string | null {
  if (!uploadName.test(name)) return null;
  return contentTypes[extname(name)] ?? null;
}

/** Lists the names of an uploaded photo's files. A photo of the site itself has none. */
export function listFiles({ src, file }: Photo): string[] {
  const isUpload = file && uploadName.test(src);
  if (!isUpload) return [];
  const variants = listWidths(file.width).flatMap((width) =>
    photoFormats.map((format) => nameVariant(src, width, format)),
  );
  return [src, ...variants];
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
  };
}
