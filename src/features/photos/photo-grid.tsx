import { type CSSProperties, useRef, useState } from 'react';
import type { Photo } from 'shared/photo.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnAdded } from '../../ui/use-focus-on-added.ts';
import { AlbumPicture } from './album-picture.tsx';
import styles from './photo-grid.module.css';
import { describeSizes, findRatio } from './photo-source.ts';

type PhotoGridProps = { photos: readonly Photo[]; onOpen: (documentName: string) => void };

const pageSize = 24; // full rows, of two or three photos of 4 / 3

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const items = photos.slice(0, limit);
  useFocusOnAdded(list, { items, limit });

  return (
    <>
      <ul ref={list} className={styles.grid}>
        {items.map((photo, index) => (
          <Tile
            key={photo.documentName}
            photo={photo}
            index={index}
            onOpen={() => onOpen(photo.documentName)}
          />
        ))}
      </ul>
      {limit < photos.length && (
        // A new element for each size, because moving the old one would count as a layout shift.
        <p key={limit} className={styles.more}>
          <Button kind="secondary" onClick={() => setLimit(limit + pageSize)}>
            Toon meer
          </Button>
        </p>
      )}
    </>
  );
}

type TileProps = { photo: Photo; index: number; onOpen: () => void };

function Tile({ photo, index, onOpen }: TileProps) {
  const ratio = findRatio(photo);
  const shape = { '--ratio': ratio } as CSSProperties; // React's type lacks --ratio
  const name = photo.alt || `foto ${index + 1}`;
  const isInFirstRow = index < 2; // of a phone

  return (
    <li className={styles.tile} style={shape}>
      <button
        type="button"
        className={styles.open}
        aria-label={`Bekijk groter: ${name}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <AlbumPicture
          photo={photo}
          priority={isInFirstRow ? 'high' : 'lazy'}
          sizes={describeSizes(ratio)}
          className={styles.photo}
        />
      </button>
      <p className={`small ${styles.sentence}`} aria-hidden="true">
        {photo.alt}
      </p>
    </li>
  );
}
