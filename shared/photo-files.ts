// How the files of one photo are named: functions/src/album makes them, and `Picture` asks for them.

/** Of the largest file, and a colour until one is loaded. */
export type PhotoFile = { width: number; height: number; color: string };

export const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

/** Pixels. 400 and 800 are a half and a whole phone screen of two pixels a point. */
const widths = [400, 800, 1600];

export const maxPhotoWidth = 1600;

export function listWidths(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest];
}

/** 'rode-kater.jpg' -> 'rode-kater.400.avif' */
export function nameVariant(src: string, width: number, format: PhotoFormat): string {
  return src.replace(/\.\w+$/, `.${width}.${format}`);
}

export function composeSrcSet(src: string, largest: number, format: PhotoFormat): string {
  return listWidths(largest)
    .map((width) => `${nameVariant(src, width, format)} ${width}w`)
    .join(', ');
}
