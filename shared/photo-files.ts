// Names the files of a photo. functions/src/album makes the files, and `Picture` requests them.

export type PhotoFile = {
  /** Those of the largest file, in pixels. */
  width: number;
  height: number;
  color: string; // shown until a file has loaded
};

export const photoFormats = ['avif', 'webp'] as const;
type PhotoFormat = (typeof photoFormats)[number];

const widths = [400, 800, 1600];

export const maxPhotoWidth = 1600;

export function listWidths(largest: number): number[] {
  const smaller = widths.filter((width) => width < largest);
  return [...smaller, largest];
}

/** Returns 'poes.400.avif' for 'poes.jpg'. */
export function nameVariant(src: string, width: number, format: PhotoFormat): string {
  const ending = `.${width}.${format}`;
  return src.replace(/\.\w+$/, ending);
}

/** Returns for example 'poes.400.avif 400w, poes.800.avif 800w'. */
export function composeSrcSet(src: string, largest: number, format: PhotoFormat): string {
  const candidates = listWidths(largest).map((width) => {
    const url = nameVariant(src, width, format);
    return `${url} ${width}w`;
  });
  return candidates.join(', ');
}
