// Makes a photo's files: upright, in sRGB, and without metadata such as the location.
import {
  listWidths,
  maxPhotoWidth,
  nameVariant,
  type PhotoFile,
  photoFormats,
} from 'shared/photo-files.ts';
import sharp, { type Sharp } from 'sharp';
import { encodePhoto } from './encode-photo.ts';

export type PhotoFiles = PhotoFile & {
  files: { suffix: string; content: Buffer }[];
};

type Options = {
  ratio?: number | undefined; // width / height: crops the photo to its most interesting part
};

const minSize = { long: 800, short: 600 };
/** Limits the time: the tallest photo, 1600 x 3600, takes 36 s (measured) of the function's 60. */
const maxRatio = { wide: 6, high: 2.25 };
/** AVIF takes up to 20 bytes of memory a pixel, the other formats up to 10 (measured). */
const maxPixels = { avif: 50_000_000, other: 110_000_000 }; // a phone's photo: up to 108 million
const colorOfPaper = '#fdf6ea';

// Allows only four decoders. Otherwise a forged upload could use any decoder, with its bugs.
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

/** `original`: a path or the bytes. `problem` ends a sentence about the file: 'is te klein'. */
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
    // No pixel limit: sharp reads only the header, and findSizeProblem refuses too large a photo.
    const header = await sharp(original, { limitInputPixels: false }).metadata();
    const { width: fullWidth, height: fullHeight } = header.autoOrient;
    const limitInputPixels = header.format === 'heif' ? maxPixels.avif : maxPixels.other;
    const problem = findSizeProblem(fullWidth, fullHeight, limitInputPixels);
    if (problem) return { problem };
    const wanted = Math.min(fullWidth, maxPhotoWidth);
    const cut = ratio ? { height: Math.round(wanted / ratio), position: 'attention' } : {};
    const { data, info } = await sharp(original, { limitInputPixels })
      .autoOrient()
      .resize({ width: wanted, ...cut })
      .flatten({ background: colorOfPaper })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { photo: sharp(data, { raw: { width, height, channels } }), width, height };
  } catch {
    return { problem: 'is geen foto (JPEG, PNG, WebP of AVIF), of is beschadigd' };
  }
}

function findSizeProblem(width: number, height: number, most: number): string | null {
  const size = `${width} bij ${height} pixels`;
  const { long, short } = minSize;
  if (Math.max(width, height) < long || Math.min(width, height) < short) {
    return `is te klein: ${size}, en minstens ${long} bij ${short} is nodig`;
  }
  if (width > height * maxRatio.wide || height > width * maxRatio.high) {
    return `is te langwerpig: ${size}, en hoogstens 6 keer zo breed als hoog, of 2,25 keer zo hoog als breed, is mogelijk`;
  }
  if (width * height <= most) return null;
  return `is te groot: ${size}, en hoogstens ${most / 1_000_000} miljoen pixels is mogelijk`;
}

async function findColor(photo: Sharp): Promise<string> {
  const pixel = await photo.clone().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await pixel.toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
