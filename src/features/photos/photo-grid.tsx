import type { ReactNode } from 'react';
import type { Photo } from '../../backend/photo.ts';
import { AlbumPicture, readRatio, type StyleWithVariables } from './album-picture.tsx';
import { arrangeRows } from './arrange-rows.ts';
import styles from './photo-grid.module.css';

/** About one landscape photo in a row and then two twice; on a wider screen three and then two. */
const rowTargets = { narrow: [1.33, 2.67, 2.67], wide: [4, 2.67] };

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
  const [first, ...rest] = arrangeTiles([4 / 3, 4 / 3, 4 / 3, 4 / 3, 4 / 3]);
  return (
    <div className={styles.grid}>
      <div className={`${styles.tile} ${styles.empty}`} style={first?.style}>
        {children}
      </div>
      {rest.map(({ style }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} className={`${styles.tile} ${styles.empty}`} style={style} />
      ))}
    </div>
  );
}

export function nameThumbnail(key: string): string {
  return `foto-${key}`;
}

function arrangeTiles(shapes: readonly number[]): { style: StyleWithVariables; sizes: string }[] {
  // Very long or high ones are shown in part; the viewer has them whole.
  const ratios = shapes.map((ratio) => Math.min(Math.max(ratio, 0.6), 2));
  const wide = arrangeRows(ratios, rowTargets.wide);
  return arrangeRows(ratios, rowTargets.narrow).map((narrow, index) => {
    const { share = 1, count = 1 } = wide[index] ?? {};
    return {
      style: {
        '--ratio': ratios[index] ?? 1,
        '--narrow': narrow.share,
        '--narrow-gaps': narrow.count - 1,
        '--wide': share,
        '--wide-gaps': count - 1,
      },
      sizes: `(width >= 44rem) ${Math.round(share * 72)}rem, ${Math.round(narrow.share * 92)}vw`,
    };
  });
}
