// Makes a photo's files: upright, in sRGB, and without metadata such as the location.
import {
  listWidths,
  maxPhotoWidth,
  nameVariant,
  type PhotoFile,
  photoFormats,
} from 'shared/photo-files.ts';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';

export type PhotoFiles = PhotoFile & {
  files: { suffix: string; content: Buffer }[]; // a suffix such as '.400.avif'
};

/** `problem` ends a sentence about the file: 'is te klein'. */
export type Refusal = { problem: string };

const minSize = { long: 800, short: 600 };
/** Limits the time: the tallest photo, 1600 x 3600, takes 36 s (measured) of the function's 60. */
const maxRatio = { wide: 6, high: 2.25 };
const maxRatioText = '6 keer zo breed als hoog, of 2,25 keer zo hoog als breed';
/** AVIF takes up to 20 bytes of memory a pixel, the other formats up to 10 (measured). */
const maxPixels = { avif: 50_000_000, other: 110_000_000 }; // a phone's photo: up to 108 million
const maxJpegWidth = 800; // for browsers without AVIF and WebP
const colorOfPaper = '#fdf6ea';

const formatOptions = {
  // One step more effort saves 7 % of the bytes and takes four times as long (measured).
  avif: { quality: 45, effort: 3 },
  webp: { quality: 70, effort: 5, smartSubsample: true },
  jpeg: { quality: 72, mozjpeg: true },
};

type ImageFormat = keyof typeof formatOptions;

// Allows only four decoders. Otherwise a forged upload could use any decoder, with its bugs.
const decoders = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

/** `original`: a path or the bytes. `ratio` (width / height) crops it to its most interesting
 * part. */
export async function makePhotoFiles(
  original: string | Buffer,
  ratio?: number,
): Promise<PhotoFiles | Refusal> {
  const opened = await openOriginal(original, ratio);
  if ('problem' in opened) return opened;
  const { photo, width, height } = opened;
  const files: PhotoFiles['files'] = [];
  for (const each of listWidths(width)) {
    for (const format of photoFormats) {
      const suffix = nameVariant('.jpg', each, format);
      const content = await encodePhoto(photo, each, format);
      files.push({ suffix, content });
    }
  }
  const jpeg = await encodePhoto(photo, Math.min(width, maxJpegWidth), 'jpeg');
  files.push({ suffix: '.jpg', content: jpeg });
  const color = await findColor(photo);
  return { width, height, color, files };
}

type Size = { width: number; height: number };
type Opened = Size & { photo: Sharp };

async function openOriginal(original: string | Buffer, ratio?: number): Promise<Opened | Refusal> {
  try {
    // No pixel limit: sharp reads only the header, and findSizeProblem refuses too large a photo.
    const header = await sharp(original, { limitInputPixels: false }).metadata();
    const size = header.autoOrient;
    const limitInputPixels = header.format === 'heif' ? maxPixels.avif : maxPixels.other;
    const problem = findSizeProblem(size, limitInputPixels);
    if (problem) return { problem };
    const decoded = await sharp(original, { limitInputPixels })
      .autoOrient()
      .resize(chooseSize(size.width, ratio))
      .flatten({ background: colorOfPaper })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = decoded.info;
    const photo = sharp(decoded.data, { raw: { width, height, channels } });
    return { photo, width, height };
  } catch {
    return { problem: 'is geen foto (JPEG, PNG, WebP of AVIF), of is beschadigd' };
  }
}

function chooseSize(fullWidth: number, ratio?: number): ResizeOptions {
  const width = Math.min(fullWidth, maxPhotoWidth);
  if (!ratio) return { width };
  const height = Math.round(width / ratio);
  return { width, height, position: 'attention' };
}

function findSizeProblem({ width, height }: Size, limit: number): string | null {
  const size = `${width} bij ${height} pixels`;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (long < minSize.long || short < minSize.short) {
    return `is te klein: ${size}, en minstens ${minSize.long} bij ${minSize.short} is nodig`;
  }
  const isTooWide = width > height * maxRatio.wide;
  const isTooHigh = height > width * maxRatio.high;
  if (isTooWide || isTooHigh) {
    return `is te langwerpig: ${size}, en hoogstens ${maxRatioText}, is mogelijk`;
  }
  if (width * height <= limit) return null;
  return `is te groot: ${size}, en hoogstens ${limit / 1_000_000} miljoen pixels is mogelijk`;
}

function encodePhoto(photo: Sharp, width: number, format: ImageFormat): Promise<Buffer> {
  const image = photo.clone().resize({ width });
  return image.toFormat(format, formatOptions[format]).toBuffer();
}

async function findColor(photo: Sharp): Promise<string> {
  const pixel = photo.clone().resize(1, 1, { fit: 'fill' });
  const bytes = await pixel.toColourspace('srgb').raw().toBuffer();
  return `#${bytes.toString('hex')}`; // a byte each of red, green and blue
}
