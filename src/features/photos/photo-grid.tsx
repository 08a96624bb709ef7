import type { CSSProperties, ReactNode } from 'react';
import type { Photo } from 'shared/photo.ts';
import { AlbumPicture } from './album-picture.tsx';
import styles from './photo-grid.module.css';
import { describeSizes, findRatio } from './photo-source.ts';

type PhotoGridProps = { photos: readonly Photo[]; onOpen: (documentName: string) => void };

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.documentName} className={styles.tile} style={shape(findRatio(photo))}>
          <button
            type="button"
            className={styles.open}
            aria-label={`Bekijk groter: ${photo.alt || `foto ${index + 1}`}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(photo.documentName)}
          >
            <AlbumPicture
              photo={photo}
              eager={index === 0}
              sizes={describeSizes(findRatio(photo))}
              className={styles.photo}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function EmptyGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
        <div key={index} className={styles.tile} style={shape(4 / 3)}>
          <div className={styles.empty}>{index === 0 && children}</div>
        </div>
      ))}
    </div>
  );
}

function shape(ratio: number): CSSProperties {
  return { '--ratio': ratio } as CSSProperties;
}
