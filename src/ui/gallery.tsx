import styles from './gallery.module.css';
import { Picture } from './picture.tsx';

export type GalleryPicture = { src: string; alt: string };

type GalleryProps = { pictures: readonly GalleryPicture[]; width: number; height: number };

export function Gallery({ pictures, width, height }: GalleryProps) {
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <Picture src={src} alt={alt} width={width} height={height} />
        </li>
      ))}
    </ul>
  );
}
