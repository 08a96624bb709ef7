// Stores the owner's uploads in a folder, which replaces the bucket.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AlbumFiles } from '../../functions/src/album/album-files.ts';

export async function createFolderFiles(folder: string): Promise<AlbumFiles> {
  await mkdir(folder, { recursive: true });
  const find = (name: string) => join(folder, name);
  return {
    write: (name, content) => writeFile(find(name), content),
    read: (name) =>
      readFile(find(name)).catch((error) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(find(name), { force: true }),
  };
}
