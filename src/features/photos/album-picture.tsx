import type { CSSProperties } from 'react';
import type { Photo } from '../../data/photo.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { findFile } from './album-file.ts';

type AlbumPictureProps = { photo: Photo } & Pick<PictureProps, 'eager' | 'sizes' | 'className'>;

export function AlbumPicture({ photo, ...rest }: AlbumPictureProps) {
  return <Picture {...rest} {...findFile(photo)} alt={photo.alt} photo={photo.file} />;
}

export type StyleWithVariables = CSSProperties & Record<`--${string}`, string | number>;
