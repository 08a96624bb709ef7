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
  const state = useList(useBackend().photos);
  const address = usePhotoAddress();
  const { batch, isStalled } = state;
  const isLoading = !batch && !isStalled;
  const photos = batch?.items ?? [];
  const photo = photos.find(({ documentName }) => documentName === address.documentName);

  return (
    <div tabIndex={-1}>
      <p className={`quiet ${styles.caption}`}>{photos.length > 0 && describePhotos(photos)}</p>
      {isLoading && <EarlyItems className={styles.grid} />}
      {/* Screen readers announce a failure only if this element exists before the text. */}
      <div role="status">{photos.length === 0 && <MissingPhotos state={state} />}</div>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={address.open} />}
      {photo && (
        <PhotoViewer photos={photos} photo={photo} show={address.step} onClose={address.close} />
      )}
    </div>
  );
}

function describePhotos(photos: readonly Photo[]): string {
  const pictures = photos.map((photo) => ({ src: composePhotoUrl(photo) }));
  return describeDrawings(pictures) ?? 'Maak kennis met mijn gasten.';
}

/** The hash names the photo that is shown: '#foto=kat-07'. So Back closes the photo. */
function usePhotoAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const show = (foto: string, options?: NavigateOptions) =>
    void navigate({ search, hash: String(new URLSearchParams({ foto })) }, options);
  return {
    documentName: new URLSearchParams(hash.slice(1)).get('foto'),
    open: (name: string) => show(name),
    step: (name: string) => show(name, { replace: true }),
    close() {
      // The router counts its entries: at 0, a link opened the photo, and going back would leave.
      if (window.history.state?.idx > 0) void navigate(-1);
      else void navigate({ search }, { replace: true });
    },
  };
}

/** Shows the error even if the list loaded but has no photos. */
function MissingPhotos({ state: { batch, isStalled } }: { state: ListState<Photo> }) {
  if (!batch && !isStalled) return <Spinner>Foto's worden geladen..</Spinner>;
  return (
    <Banner kind="error">
      {photosFailedText} <RetryButton label="Laad de pagina opnieuw" />
    </Banner>
  );
}
