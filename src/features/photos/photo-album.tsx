import { useConnection, useLive } from '../../backend/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyGrid, PhotoGrid } from './photo-grid.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { useOpenedPhoto } from './use-opened-photo.ts';

export function PhotoAlbum() {
  const photos = useLive(useConnection().photos);
  const opened = useOpenedPhoto();

  if (photos.status === 'loading') {
    return (
      <EmptyGrid>
        <Spinner>Foto's worden geladen..</Spinner>
      </EmptyGrid>
    );
  }
  if (photos.status === 'failed' || photos.items.length === 0) {
    return (
      <Banner kind="error">
        De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.
      </Banner>
    );
  }
  return (
    <>
      <PhotoGrid photos={photos.items} onOpen={opened.open} />
      {opened.key !== null && (
        <PhotoViewer photos={photos.items} first={opened.key} onClose={opened.close} />
      )}
    </>
  );
}
