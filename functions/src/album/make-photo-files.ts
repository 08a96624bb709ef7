// Files are upright, in sRGB and without what the camera wrote beside the picture, such as where it was taken.

import {
  listWidths,
  maxPhotoWidth,
  nameVariant,
  type PhotoFile,
  photoFormats,
} from 'shared/photo-files.ts';
import sharp, { type Sharp } from 'sharp';
import { encodePhoto } from './encode-photo.ts';

type PhotoFiles = PhotoFile & {
  files: { suffix: string; content: Buffer }[]; // '.400.avif' and so on, and '.jpg'
};

type Options = {
  ratio?: number | undefined; // width / height; the quietest edges are cut off
};

const minSize = { long: 800, short: 600 };
const maxRatio = 6; // times the height
/** Pixels of the largest file. The heaviest photo takes 36 s of the function's 60 (measured). */
const maxHeight = 3600;
const maxPixels = 50_000_000; // the largest of an iPhone are 48.8 million
const colorOfPaper = '#fdf6ea';

/** `original` is a path or the bytes. A problem is part of a sentence: 'is te klein: ...' */
export async function makePhotoFiles(
  original: string | Buffer,
  options: Options = {},
): Promise<PhotoFiles | { problem: string }> {
  const opened = await openOriginal(original, options);
  if ('problem' in opened) return opened;
  const { photo, width, height } = opened;
  const files: PhotoFiles['files'] = [];
  for (const each of listWidths(width)) {
    for (const format of photoFormats) {
      const content = await encodePhoto(photo, each, format);
      files.push({ suffix: nameVariant('.jpg', each, format), content });
    }
  }
  const content = await encodePhoto(photo, Math.min(width, 800), 'jpeg');
  files.push({ suffix: '.jpg', content });
  return { width, height, color: await findColor(photo), files };
}

type Opened = { photo: Sharp; width: number; height: number };

async function openOriginal(
  original: string | Buffer,
  { ratio }: Options,
): Promise<Opened | { problem: string }> {
  try {
    // Reads no more than the size: the limit is for what unpacks the pixels.
    const header = await sharp(original, { limitInputPixels: false }).metadata();
    const { width: fullWidth, height: fullHeight } = header.autoOrient;
    const problem = findSizeProblem(fullWidth, fullHeight);
    if (problem) return { problem };
    const wanted = Math.min(fullWidth, maxPhotoWidth);
    const cut = ratio ? { height: Math.round(wanted / ratio), position: 'attention' } : {};
    const { data, info } = await sharp(original, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: wanted, ...cut })
      .flatten({ background: colorOfPaper })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { photo: sharp(data, { raw: { width, height, channels } }), width, height };
  } catch {
    return { problem: 'is geen foto, of is beschadigd' };
  }
}

function findSizeProblem(width: number, height: number): string | null {
  const [short = 0, long = 0] = [width, height].toSorted((a, b) => a - b);
  if (long < minSize.long || short < minSize.short) {
    return `is te klein: ${width} bij ${height} pixels, en minstens ${minSize.long} bij ${minSize.short} is nodig`;
  }
  if (width > height * maxRatio) {
    return `is te langwerpig: ${width} bij ${height} pixels, en hoogstens ${maxRatio} keer zo breed als hoog is mogelijk`;
  }
  const madeWidth = Math.min(width, maxPhotoWidth);
  if ((height * madeWidth) / width > maxHeight) {
    return `is te langwerpig: ${width} bij ${height} pixels, en bij een breedte van ${madeWidth} is een hoogte van hoogstens ${maxHeight} mogelijk`;
  }
  if (width * height <= maxPixels) return null;
  const millions = Math.ceil((width * height) / 1_000_000);
  return `is te groot: ${width} bij ${height} is ${millions} miljoen pixels, en hoogstens ${maxPixels / 1_000_000} miljoen is mogelijk`;
}

async function findColor(photo: Sharp): Promise<string> {
  const pixel = await photo.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await pixel.toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
