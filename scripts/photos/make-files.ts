// The files of one photo, in the folder that the site serves.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makePhotoFiles, type PhotoFiles } from '../../functions/src/album/make-photo-files.ts';

export type MadeFiles = Omit<PhotoFiles, 'files'>;

type Task = {
  original: string;
  target: string; // the path of the JPEG; the other files stand beside it
  ratio?: number | undefined;
};

export async function makeFiles(task: Task): Promise<MadeFiles | { problem: string }> {
  const { original, target, ratio } = task;
  const made = await makePhotoFiles(original, { ratio });
  if ('problem' in made) return made;
  const { files, ...madeFiles } = made;
  await removeFiles(target);
  await mkdir(dirname(target), { recursive: true });
  for (const { suffix, content } of files) {
    await writeFile(target.replace(/\.jpg$/, suffix), content);
  }
  return madeFiles;
}

/** All files of a photo: 'kat.jpg', 'kat.400.avif' and so on, but not the artwork 'kat.svg'. */
export async function removeFiles(target: string): Promise<void> {
  const folder = dirname(target);
  const ours = new RegExp(`^${basename(target, '.jpg')}\\.(?:jpg|\\d+\\.(?:avif|webp))$`);
  for (const file of await readdir(folder).catch(() => [])) {
    if (ours.test(file)) await rm(join(folder, file));
  }
}
