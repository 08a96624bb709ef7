import { useLocation, useNavigate } from 'react-router-dom';
import type { Photo } from 'shared/photo.ts';
import type { Batch } from '../../data/backend.ts';
import { useSources } from '../../data/backend-context.tsx';
import { type ListState, useList } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { FirstItems } from '../../ui/first-items.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Unverified } from '../../ui/unverified.tsx';
import styles from './photo-grid.module.css';
import { EmptyGrid, PhotoGrid } from './photo-grid.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

export function PhotoAlbum() {
  const list = useSources().photos;
  const state = useList(list);
  const opened = useOpenedPhoto();
  const photos = state.status === 'ready' ? state.list.items : [];

  return (
    <div className={styles.album} tabIndex={-1}>
      {state.status === 'loading' && <FirstItems className={styles.grid} />}
      {/* Screen readers announce a failure only if this element exists before the text. */}
      <div role="status">
        {photos.length === 0 && <MissingPhotos state={state} onRetry={list.retry} />}
      </div>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={opened.open} />}
      {photos.length > 0 && opened.documentName !== null && (
        <PhotoViewer photos={photos} first={opened.documentName} onClose={opened.close} />
      )}
    </div>
  );
}

/** The url's hash names the opened photo, as in '#foto=kat-07', so the Back button closes it. */
function useOpenedPhoto() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    documentName: new URLSearchParams(hash.slice(1)).get('foto'),
    open(documentName: string) {
      const opened = new URLSearchParams({ foto: documentName });
      void navigate(`#${opened}`, { state: { fromAlbum: true } });
    },
    close() {
      // If the visitor opened a link to the photo, going back would leave the album.
      if (state?.fromAlbum) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}

type MissingPhotosProps = { state: ListState<Batch<Photo>>; onRetry: () => void };

/** Shows the error even if the list loaded without a problem but has no photos. */
function MissingPhotos({ state, onRetry }: MissingPhotosProps) {
  if (state.status === 'loading') {
    return (
      <EmptyGrid>
        <Spinner>Foto's worden geladen..</Spinner>
      </EmptyGrid>
    );
  }
  if (state.status === 'ready' && state.list.documents > 0) {
    return (
      <Banner kind="error">
        Er zijn foto's, maar de site kan er geen laten zien. Neem contact met ons op.
      </Banner>
    );
  }
  return (
    <Banner kind="error">
      De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.{' '}
      {state.status === 'failed' && state.isUnverified && <Unverified />}{' '}
      <RetryButton onClick={onRetry} />
    </Banner>
  );
}
