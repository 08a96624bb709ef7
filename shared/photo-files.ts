// Names the files of a photo. functions/src/album makes the files, and `Picture` requests them.

/** The size of the largest file, and a colour to show until a file has loaded. */
export type PhotoFile = { width: number; height: number; color: string };

export const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

const widths = [400, 800, 1600];

export const maxPhotoWidth = 1600;

export function listWidths(largest: number): number[] {
  return [...widths.filter((width) => width < largest), largest];
}

export function nameVariant(src: string, width: number, format: PhotoFormat): string {
  return src.replace(/\.\w+$/, `.${width}.${format}`);
}

export function composeSrcSet(src: string, largest: number, format: PhotoFormat): string {
  return listWidths(largest)
    .map((width) => `${nameVariant(src, width, format)} ${width}w`)
    .join(', ');
}
