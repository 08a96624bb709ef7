import { useLocation, useNavigate } from 'react-router-dom';
import { composePhotoHash, fromAlbum, readPhotoHash } from './photo-hash.ts';

export type OpenedPhoto = {
  key: string | null;
  open: (key: string) => void;
  close: () => void;
};

/** By the url: the Back button then closes the photo. */
export function useOpenedPhoto(): OpenedPhoto {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    key: readPhotoHash(hash),
    open(key) {
      void navigate(composePhotoHash(key), { state: fromAlbum });
    },
    close() {
      // Whoever came by a link to the photo has no album to go back to.
      if (state?.fromAlbum) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}
