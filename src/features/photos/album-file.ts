import type { Photo } from '../../data/photo.ts';

/** The album's folder under the site's root; a photo document names a file in it. */
const folder = '/fotos/album';

/** What is assumed of a file that the database says nothing of. */
const usual = { width: 800, height: 600 };

export type AlbumFile = { src: string; width: number; height: number };

export function findFile({ src, file }: Photo): AlbumFile {
  const { width, height } = file ?? usual;
  return { src: `${folder}/${encodeURIComponent(src)}`, width, height };
}

export function readRatio(photo: Photo): number {
  const { width, height } = findFile(photo);
  return width / height;
}
