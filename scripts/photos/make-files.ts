// Files are upright, in sRGB and without what the camera wrote beside the picture, such as where it was taken.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  largestWidth,
  listWidths,
  nameVariant,
  type PhotoFile,
  photoFormats,
} from '../../src/ui/photo-files.ts';
import { encodePhoto } from './encode.ts';

export type MadeFiles = PhotoFile & {
  phoneWeight: number; // bytes that a phone fetches
};

type Task = {
  original: string;
  target: string; // the path of the JPEG; the other files stand beside it
  ratio?: number | undefined; // width / height; the quietest edges are cut off
};

const smallest = { long: 800, short: 600 };
const colorOfPaper = '#fdf6ea';

export async function makeFiles(task: Task): Promise<MadeFiles | { problem: string }> {
  const opened = await openOriginal(task);
  if ('problem' in opened) return opened;
  const { photo, width, height } = opened;
  await removeFiles(task.target);
  await mkdir(dirname(task.target), { recursive: true });
  let phoneWeight = 0;
  for (const each of listWidths(width)) {
    for (const format of photoFormats) {
      const file = await encodePhoto(photo, each, format);
      await writeFile(nameVariant(task.target, each, format), file);
      if (each <= 800) phoneWeight = Math.max(phoneWeight, file.length);
    }
  }
  await writeFile(task.target, await encodePhoto(photo, Math.min(width, 800), 'jpeg'));
  return { width, height, color: await findColor(photo), phoneWeight };
}

type Opened = { photo: Sharp; width: number; height: number };

async function openOriginal({ original, ratio }: Task): Promise<Opened | { problem: string }> {
  try {
    const { width: fullWidth, height: fullHeight } = (await sharp(original).metadata()).autoOrient;
    const [short = 0, long = 0] = [fullWidth, fullHeight].toSorted((a, b) => a - b);
    if (long < smallest.long || short < smallest.short) {
      return {
        problem: `is te klein: ${fullWidth} bij ${fullHeight} pixels, en minstens ${smallest.long} bij ${smallest.short} is nodig`,
      };
    }
    const wanted = Math.min(fullWidth, largestWidth);
    const cut = ratio ? { height: Math.round(wanted / ratio), position: 'attention' } : {};
    const { data, info } = await sharp(original)
      .autoOrient()
      .resize({ width: wanted, ...cut })
      .flatten({ background: colorOfPaper })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { photo: sharp(data, { raw: { width, height, channels } }), width, height };
  } catch {
    return { problem: 'is geen foto die te lezen is, of het bestand is beschadigd' };
  }
}

async function findColor(photo: Sharp): Promise<string> {
  const pixel = await photo.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await pixel.toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** All files of a photo: 'kat.jpg', 'kat.400.avif' and so on, but not the artwork 'kat.svg'. */
export async function removeFiles(target: string): Promise<void> {
  const folder = dirname(target);
  const ours = new RegExp(`^${basename(target, '.jpg')}\\.(?:jpg|\\d+\\.(?:avif|webp))$`);
  for (const file of await readdir(folder).catch(() => [])) {
    if (ours.test(file)) await rm(join(folder, file));
  }
}
