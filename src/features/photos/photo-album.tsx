import { useLocation, useNavigate } from 'react-router-dom';
import { useSources } from '../../data/backend-context.tsx';
import { type ListState, useList } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyGrid, PhotoGrid } from './photo-grid.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

export function PhotoAlbum() {
  const state = useList(useSources().photos);
  const opened = useOpenedPhoto();
  const photos = state.status === 'ready' ? state.list : [];

  return (
    <>
      {/* Always there, or a failure would not be read out. */}
      <div role="status">{photos.length === 0 && <MissingPhotos status={state.status} />}</div>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={opened.open} />}
      {photos.length > 0 && opened.documentName !== null && (
        <PhotoViewer photos={photos} first={opened.documentName} onClose={opened.close} />
      )}
    </>
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

/** What stands there without photos. A list that is empty has failed too. */
function MissingPhotos({ status }: { status: ListState<unknown>['status'] }) {
  if (status === 'loading') {
    return (
      <EmptyGrid>
        <Spinner>Foto's worden geladen..</Spinner>
      </EmptyGrid>
    );
  }
  return (
    <Banner kind="error">
      De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.
    </Banner>
  );
}
