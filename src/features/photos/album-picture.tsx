import type { Photo } from 'shared/photo.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { composePhotoUrl } from './photo-source.ts';

type AlbumPictureProps = { photo: Photo } & Pick<PictureProps, 'eager' | 'sizes' | 'className'>;

export function AlbumPicture({ photo, ...rest }: AlbumPictureProps) {
  const { alt, file } = photo;
  const size = file && { width: file.width, height: file.height };
  return <Picture {...rest} {...size} src={composePhotoUrl(photo)} alt={alt} photo={file} />;
}
