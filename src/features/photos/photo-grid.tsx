import type { ReactNode } from 'react';
import type { Photo } from '../../data/photo.ts';
import { AlbumPicture, readRatio } from './album-picture.tsx';
import { arrangeTiles } from './arrange-tiles.ts';
import styles from './photo-grid.module.css';

type PhotoGridProps = { photos: readonly Photo[]; onOpen: (key: string) => void };

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const tiles = arrangeTiles(photos.map(readRatio));
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.key} className={styles.tile} style={tiles[index]?.style}>
          <button
            type="button"
            id={nameThumbnail(photo.key)}
            className={styles.open}
            aria-label={`Bekijk groter: ${photo.alt || `foto ${index + 1}`}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(photo.key)}
          >
            <AlbumPicture
              photo={photo}
              eager={index === 0}
              sizes={tiles[index]?.sizes ?? ''}
              className={styles.photo}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The first rows while the photos are on their way. */
export function EmptyGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      {arrangeTiles(Array(5).fill(4 / 3)).map(({ style }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} className={`${styles.tile} ${styles.empty}`} style={style}>
          {index === 0 && children}
        </div>
      ))}
    </div>
  );
}

export function nameThumbnail(key: string): string {
  return `foto-${key}`;
}
