import type { CSSProperties, ReactNode } from 'react';
import type { Photo } from 'shared/photo.ts';
import { AlbumPicture } from './album-picture.tsx';
import styles from './photo-grid.module.css';
import { describeSizes, findRatio, isLead } from './photo-source.ts';

type PhotoGridProps = { photos: readonly Photo[]; onOpen: (documentName: string) => void };

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.documentName} {...placeTile(findRatio(photo), index)}>
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
              sizes={describeSizes(findRatio(photo), index)}
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
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
        <div key={index} {...placeTile(4 / 3, index)}>
          <div className={styles.empty}>{index === 0 && children}</div>
        </div>
      ))}
    </div>
  );
}

function placeTile(ratio: number, index: number) {
  return {
    className: isLead(ratio, index) ? `${styles.tile} ${styles.lead}` : styles.tile,
    style: { '--ratio': ratio } as CSSProperties,
  };
}
