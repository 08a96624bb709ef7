// One original -> the files that the site shows: turned upright, in sRGB, and without anything that
// the camera wrote beside the picture, such as the place where it was taken.
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
import { encodeWithin, findBudget } from './encode.ts';

export type MadeFiles = PhotoFile & {
  /** Bytes of what a phone fetches. */
  phoneWeight: number;
};

type Task = {
  original: string;
  /** The path of the JPEG; the other files stand beside it. */
  target: string;
  /** Width / height of the place it is for; the quietest edges are cut off. */
  ratio?: number | undefined;
};

const smallest = { long: 800, short: 600 };
const colorOfPaper = '#fdf6ea';

/** A sentence when the original cannot be used. */
export async function makeFiles(task: Task): Promise<MadeFiles | { problem: string }> {
  const opened = await openPicture(task);
  if ('problem' in opened) return opened;
  const { image, width, height } = opened;
  await removeFiles(task.target);
  await mkdir(dirname(task.target), { recursive: true });
  let phoneWeight = 0;
  for (const each of listWidths(width)) {
    for (const format of photoFormats) {
      const file = await encodeWithin(
        image.clone().resize({ width: each }),
        format,
        findBudget(each, format),
      );
      await writeFile(nameVariant(task.target, each, format), file);
      if (each <= 800) phoneWeight = Math.max(phoneWeight, file.length);
    }
  }
  const plain = image.clone().resize({ width: Math.min(width, 800) });
  await writeFile(task.target, await encodeWithin(plain, 'jpeg', findBudget(800, 'jpeg')));
  return { width, height, color: await findColor(image), phoneWeight };
}

type Opened = { image: Sharp; width: number; height: number };

async function openPicture({ original, ratio }: Task): Promise<Opened | { problem: string }> {
  try {
    const { autoOrient } = await sharp(original).metadata();
    const long = Math.max(autoOrient.width, autoOrient.height);
    const short = Math.min(autoOrient.width, autoOrient.height);
    if (long < smallest.long || short < smallest.short) {
      return {
        problem: `is te klein: ${autoOrient.width} bij ${autoOrient.height} pixels, en minstens ${smallest.long} bij ${smallest.short} is nodig`,
      };
    }
    return await readPixels(original, Math.min(autoOrient.width, largestWidth), ratio);
  } catch {
    return { problem: 'is geen foto die te lezen is, of het bestand is beschadigd' };
  }
}

/** Reads the original once, at the largest size that is needed. */
async function readPixels(original: string, width: number, ratio?: number): Promise<Opened> {
  const cut = ratio ? { height: Math.round(width / ratio), position: 'attention' } : {};
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width, ...cut })
    .flatten({ background: colorOfPaper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  return { image, width: info.width, height: info.height };
}

async function findColor(image: Sharp): Promise<string> {
  const pixel = await image.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await pixel.toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** All files of a photo: 'kat.jpg', 'kat.400.avif' and so on, but not the artwork 'kat.svg'. */
export async function removeFiles(target: string): Promise<void> {
  const folder = dirname(target);
  const stem = basename(target, '.jpg');
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const isOurs =
      file === `${stem}.jpg` ||
      (file.startsWith(`${stem}.`) && /^\d+\.(?:avif|webp)$/.test(file.slice(stem.length + 1)));
    if (isOurs) await rm(join(folder, file));
  }
}
