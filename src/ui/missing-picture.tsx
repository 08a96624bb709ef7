import type { CSSProperties } from 'react';
import styles from './missing-picture.module.css';

type MissingPictureProps = {
  alt: string;
  shape: string;
  className: string | undefined;
};

/** In the place of a picture that did not come: what it would have shown, in words. */
export function MissingPicture({ alt, shape, className }: MissingPictureProps) {
  const style = { '--shape': shape } as CSSProperties; // React's type knows no custom properties
  return (
    <span role="img" aria-label={alt} className={`${className} ${styles.missing}`} style={style}>
      <svg className={styles.mark} viewBox="0 0 48 40" aria-hidden="true">
        <path d="M8 4l9 6a22 22 0 0 1 14 0l9-6v18a16 14 0 0 1-32 0zM18 21v2M30 21v2M21 29q3 3 6 0" />
      </svg>
      <span className={styles.words}>{alt}</span>
    </span>
  );
}
