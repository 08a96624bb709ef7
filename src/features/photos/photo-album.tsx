import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import type { Photo } from 'shared/photo.ts';
import { photosFailedText } from '../../content/banners.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { type ListState, useList } from '../../data/live-list.ts';
import { Banner } from '../../ui/banner.tsx';
import { describeDrawings } from '../../ui/drawings-line.tsx';
import { EarlyItems } from '../../ui/early-items.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './photo-grid.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { composePhotoUrl } from './photo-source.ts';
import { PhotoViewer } from './photo-viewer.tsx';

export function PhotoAlbum() {
  const backend = useBackend();
  const state = useList(backend.photos);
  const address = usePhotoAddress();
  const status = findStatus(state);
  const photos = state.batch?.items ?? [];
  const caption = status === 'shown' && describePhotos(photos);
  const opened = photos.find(({ documentName }) => documentName === address.documentName);

  return (
    // Takes over the focus of the retry button.
    <div tabIndex={-1}>
      <p className={`quiet ${styles.caption}`}>{caption}</p>
      {status === 'loading' && <EarlyItems className={styles.grid} />}
      {/* Screen readers announce a failure only if this element exists before the text. */}
      <div role="status">
        {status === 'loading' && <Spinner>Foto's worden geladen..</Spinner>}
        {status === 'missing' && (
          <Banner kind="error">
            {photosFailedText} <RetryButton label="Laad de pagina opnieuw" />
          </Banner>
        )}
      </div>
      {status === 'shown' && <PhotoGrid photos={photos} onOpen={address.open} />}
      {opened && (
        <PhotoViewer photos={photos} photo={opened} onStep={address.step} onClose={address.close} />
      )}
    </div>
  );
}

/** `missing`: the list failed to load, or has no photos. */
function findStatus({ batch, isStalled }: ListState<Photo>) {
  const isLoading = !batch && !isStalled;
  if (isLoading) return 'loading';
  const hasPhotos = batch !== null && batch.items.length > 0;
  return hasPhotos ? 'shown' : 'missing';
}

function describePhotos(photos: readonly Photo[]): string {
  const pictures = photos.map((photo) => ({ src: composePhotoUrl(photo) }));
  return describeDrawings(pictures) ?? 'Maak kennis met mijn gasten.';
}

/** The hash names the photo that is shown: '#foto=kat-07'. So Back closes the photo. */
function usePhotoAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const inHash = new URLSearchParams(hash.slice(1));

  function show(documentName: string, options?: NavigateOptions) {
    const photo = new URLSearchParams({ foto: documentName });
    void navigate({ search, hash: photo.toString() }, options);
  }

  function close() {
    // The router counts its entries: at 0, a link opened the photo, and going back would leave.
    const canGoBack = window.history.state?.idx > 0;
    if (canGoBack) void navigate(-1);
    else void navigate({ search }, { replace: true });
  }

  return {
    documentName: inHash.get('foto'),
    open: (documentName: string) => show(documentName),
    step: (documentName: string) => show(documentName, { replace: true }),
    close,
  };
}
