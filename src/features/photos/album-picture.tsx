import type { Photo } from 'shared/photo.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { composePhotoUrl } from './photo-source.ts';

type AlbumPictureProps = { photo: Photo } & Pick<PictureProps, 'priority' | 'sizes' | 'className'>;

export function AlbumPicture({ photo, ...rest }: AlbumPictureProps) {
  return (
    <Picture
      {...rest}
      src={composePhotoUrl(photo)}
      alt={photo.alt}
      photo={photo.file}
      width={photo.file?.width}
      height={photo.file?.height}
    />
  );
}
