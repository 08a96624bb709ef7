// Where the files of the owner's uploads are: in Cloud Storage, or in a folder on this computer.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';

/** Any name but one of an upload's files is an error. */
export type AlbumFiles = {
  write: (name: string, content: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer | null>;
  remove: (name: string) => Promise<void>; // also when it is not there
  list: () => Promise<{ name: string; changedAt: number }[]>; // ms since 1970
};

/** One that was thrown away is gone from every cache after a day. firebase.json says nothing: it cannot see an error. */
export const cacheControl = 'public, max-age=86400';

const fileName = /^eigen-[\da-f]{16}\.(?:jpg|\d{3,4}\.(?:avif|webp))$/;

/** Null for what is no name of an upload's file. */
export function findContentType(name: string): string | null {
  return fileName.test(name) ? `image/${extname(name).slice(1).replace('jpg', 'jpeg')}` : null;
}

type Bucket = ReturnType<Storage['bucket']>;

/** The bucket is opened for the first file: only then its library is loaded. */
export function keepInBucket(
  openBucket: () => Bucket = () => getStorage(initializeApp()).bucket(),
): AlbumFiles {
  const find = (name: string) => openBucket().file(`album/${checkName(name)}`);
  return {
    async write(name, content) {
      const metadata = { contentType: findContentType(name) ?? '', cacheControl };
      await find(name).save(content, { resumable: false, metadata });
    },
    read: async (name) =>
      find(name)
        .download()
        .then(([content]) => content, giveNullIfMissing),
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
        .filter(({ name }) => fileName.test(name));
    },
  };
}

export function keepInFolder(folder: string): AlbumFiles {
  const find = (name: string) => join(folder, checkName(name));
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      await writeFile(find(name), content);
    },
    read: async (name) => readFile(find(name)).catch(giveNullIfMissing),
    remove: async (name) => rm(find(name), { force: true }),
    async list() {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder)).filter((name) => fileName.test(name));
      return Promise.all(
        names.map(async (name) => ({ name, changedAt: (await stat(find(name))).mtimeMs })),
      );
    },
  };
}

function checkName(name: string): string {
  if (!fileName.test(name)) throw new Error(`"${name}" is no name of an upload's file.`);
  return name;
}

function giveNullIfMissing(error: { code?: unknown }): null {
  if (error.code === 404 || error.code === 'ENOENT') return null;
  throw error;
}
