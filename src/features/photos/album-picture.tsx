import type { Photo } from 'shared/photo.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';

type AlbumPictureProps = { photo: Photo } & Pick<PictureProps, 'eager' | 'sizes' | 'className'>;

export function AlbumPicture({ photo: { src, alt, file }, ...rest }: AlbumPictureProps) {
  const size = file && { width: file.width, height: file.height };
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  return <Picture {...rest} {...size} src={url} alt={alt} photo={file} />;
}

/** Of a file that the database says nothing of, that of the drawings. */
export function readRatio({ file }: Photo): number {
  return file ? file.width / file.height : 4 / 3;
}
