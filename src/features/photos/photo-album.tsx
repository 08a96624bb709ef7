import { useLocation, useNavigate } from 'react-router-dom';
import { useSources } from '../../data/backend-context.tsx';
import { type ListState, useList } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { FirstItems } from '../../ui/first-items.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './photo-grid.module.css';
import { EmptyGrid, PhotoGrid } from './photo-grid.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

export function PhotoAlbum() {
  const list = useSources().photos;
  const state = useList(list);
  const opened = useOpenedPhoto();
  const photos = state.status === 'ready' ? state.list : [];

  return (
    <div className={styles.album} tabIndex={-1}>
      {state.status === 'loading' && <FirstItems className={styles.grid} />}
      {/* Always there, or a failure would not be read out. */}
      <div role="status">
        {photos.length === 0 && <MissingPhotos status={state.status} onRetry={list.retry} />}
      </div>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={opened.open} />}
      {photos.length > 0 && opened.documentName !== null && (
        <PhotoViewer photos={photos} first={opened.documentName} onClose={opened.close} />
      )}
    </div>
  );
}

/** By the url, as in '#foto=kat-07': the Back button then closes the photo. */
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
      // Whoever came by a link to the photo has no album to go back to.
      if (state?.fromAlbum) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}

type MissingPhotosProps = { status: ListState<unknown>['status']; onRetry: () => void };

/** The spinner or the error. An empty list has failed too. */
function MissingPhotos({ status, onRetry }: MissingPhotosProps) {
  if (status === 'loading') {
    return (
      <EmptyGrid>
        <Spinner>Foto's worden geladen..</Spinner>
      </EmptyGrid>
    );
  }
  return (
    <Banner kind="error">
      De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.{' '}
      <RetryButton onClick={onRetry} />
    </Banner>
  );
}
