import { DrawingsLine } from './drawings-line.tsx';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';

type GalleryProps = { pictures: readonly { src: string; alt: string }[] };

/** Three pictures, the first of them large. */
export function Gallery({ pictures }: GalleryProps) {
  return (
    <>
      <ul className={`stack ${styles.gallery}`}>
        {pictures.map(({ src, alt }) => (
          <li key={src}>
            <Picture src={src} alt={alt} />
          </li>
        ))}
      </ul>
      <DrawingsLine pictures={pictures} />
    </>
  );
}
