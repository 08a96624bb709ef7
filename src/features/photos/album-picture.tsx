import type { CSSProperties } from 'react';
import type { Photo } from '../../backend/photo.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';

type AlbumPictureProps = { photo: Photo } & Pick<PictureProps, 'eager' | 'sizes' | 'className'>;

/** The album's folder under the site's root; a photo document names a file in it. */
const folder = '/fotos/album';

/** What is assumed of a file that the database says nothing of. */
const usual = { width: 800, height: 600 };

export function AlbumPicture({ photo, ...rest }: AlbumPictureProps) {
  const { width, height } = photo.file ?? usual;
  const src = `${folder}/${encodeURIComponent(photo.src)}`;
  return (
    <Picture {...rest} src={src} alt={photo.alt} width={width} height={height} photo={photo.file} />
  );
}

/** Width / height. */
export function readRatio({ file }: Photo): number {
  const { width, height } = file ?? usual;
  return width / height;
}

export type StyleWithVariables = CSSProperties & Record<`--${string}`, string | number>;
