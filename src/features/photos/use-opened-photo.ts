import { useLocation, useNavigate } from 'react-router-dom';
import { decodeAddress } from '../../content/decode-address.ts';

const mark = '#foto=';

export type OpenedPhoto = {
  /** Of the photo to be shown large, or null. */
  key: string | null;
  open: (key: string) => void;
  close: () => void;
};

/**
 * The photo that is shown large stands behind the '#' of the address: the Back button then closes
 * it, forward opens it again, and it is no page view.
 */
export function useOpenedPhoto(): OpenedPhoto {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    key: hash.startsWith(mark) ? decodeAddress(hash.slice(mark.length)) : null,
    open(key) {
      void navigate(mark + encodeURIComponent(key), { state: { fromAlbum: true } });
    },
    close() {
      // Whoever came by a link to the photo has no album to go back to.
      if (state?.fromAlbum) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}
