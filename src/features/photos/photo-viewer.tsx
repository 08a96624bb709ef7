import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { Photo } from 'shared/photo.ts';
import { AlbumPicture } from './album-picture.tsx';
import { nameThumbnail } from './photo-grid.tsx';
import { readRatio } from './photo-source.ts';
import styles from './photo-viewer.module.css';
import { movePlace, usePlace } from './use-place.ts';
import { useSwipe } from './use-swipe.ts';

type PhotoViewerProps = {
  photos: readonly Photo[];
  first: string;
  onClose: () => void;
};

/** One photo over the whole screen: by keys, buttons and swipes to the next, by Esc and Back away. */
export function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const { place, move } = usePlace(photos, first);
  const photo = photos[place?.index ?? -1];
  return photo ? <Viewer photos={photos} photo={photo} move={move} onClose={onClose} /> : null;
}

type ViewerProps = {
  photos: readonly Photo[];
  photo: Photo;
  move: (by: number) => void;
  onClose: () => void;
};

function Viewer({ photos, photo, move, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const swipe = useSwipe(move);
  useModal(dialog, onClose);

  function pressed({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Alt with an arrow is the browser's own Back.
    if (!altKey && !ctrlKey && !metaKey) move(steps[key] ?? 0);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Foto vergroot"
      aria-describedby={caption}
      data-thumbnail={nameThumbnail(photo.documentName)}
      onKeyDown={pressed}
    >
      <RoundButton label="Sluiten" sign="close" onPress={() => dialog.current?.close()} />
      <div className={styles.stage} {...swipe}>
        <LargePhoto key={photo.documentName} photo={photo} />
      </div>
      <p id={caption} role="status" className={styles.caption}>
        <span>{photo.alt}</span>{' '}
        <span className={styles.position}>
          {photos.indexOf(photo) + 1} van {photos.length}
        </span>
      </p>
      {photos.length > 1 && (
        <>
          <RoundButton label="Vorige foto" sign="previous" onPress={() => move(-1)} />
          <RoundButton label="Volgende foto" sign="next" onPress={() => move(1)} />
        </>
      )}
      <div hidden>
        {findNeighbours(photos, photo).map((neighbour) => (
          <LargePhoto key={neighbour.documentName} photo={neighbour} isNext />
        ))}
      </div>
    </dialog>
  );
}

/** Opens the dialog; when it goes, focus returns to the thumbnail of the photo that was shown last. */
function useModal(target: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closed = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = target.current;
    if (!dialog) return;
    const tell = () => closed();
    dialog.showModal();
    dialog.addEventListener('close', tell);
    return () => {
      dialog.removeEventListener('close', tell);
      dialog.close();
      document.getElementById(dialog.dataset.thumbnail ?? '')?.focus();
    };
  }, [target]);
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const signs = { close: 'M6 6l12 12M18 6L6 18', previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' };

type RoundButtonProps = { label: string; sign: keyof typeof signs; onPress: () => void };

function RoundButton({ label, sign, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      style={{ gridArea: sign }}
      aria-label={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
}

function LargePhoto({ photo, isNext = false }: { photo: Photo; isNext?: boolean }) {
  const ratio = readRatio(photo);
  const style = { '--ratio': ratio } as CSSProperties; // React's type knows no custom properties
  return (
    <div className={styles.frame} style={style}>
      <AlbumPicture
        photo={photo}
        eager={isNext ? 'quietly' : true}
        sizes={`min(94vw, ${Math.round(ratio * 80)}vh)`}
        className={styles.photo}
      />
    </div>
  );
}

/** The photos on either side, which are fetched ahead. */
function findNeighbours(photos: readonly Photo[], photo: Photo): Photo[] {
  const here = { documentName: photo.documentName, index: photos.indexOf(photo) };
  const names = new Set([1, -1].map((by) => movePlace(photos, here, by)?.documentName));
  return photos.filter(
    ({ documentName }) => names.has(documentName) && documentName !== photo.documentName,
  );
}
