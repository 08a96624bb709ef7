import { useConnection, useLive } from '../../backend/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './photo-album.module.css';

/** The album's folder under the site's root; a photo document names a file in it. */
const folder = '/fotos/album';

export function PhotoAlbum() {
  const photos = useLive(useConnection().photos);

  if (photos.status === 'loading') return <Spinner>Foto's worden geladen..</Spinner>;
  if (photos.status === 'failed' || photos.items.length === 0) {
    return (
      <Banner kind="error">
        De foto's konden niet geladen worden! Probeer opnieuw of neem contact met ons op.
      </Banner>
    );
  }
  return (
    <ul className={styles.album}>
      {photos.items.map(({ key, src, alt }) => (
        <li key={key}>
          <Picture
            src={`${folder}/${encodeURIComponent(src)}`}
            alt={alt}
            width={800}
            height={600}
            className={styles.photo}
          />
        </li>
      ))}
    </ul>
  );
}
