import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Photo } from 'shared/photo.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AlbumPicture } from './album-picture.tsx';
import { nameThumbnail } from './photo-grid.tsx';
import { findRatio } from './photo-source.ts';
import styles from './photo-viewer.module.css';
import { useSwipe } from './use-swipe.ts';

type PhotoViewerProps = {
  photos: readonly Photo[];
  photo: Photo;
  show: (documentName: string) => void;
  onClose: () => void;
};

export function PhotoViewer({ photos, photo, show, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const swipe = useSwipe(move);
  useModal(dialog);
  const index = photos.indexOf(photo);
  const find = (by: number) => photos[(index + by + photos.length) % photos.length] ?? photo;
  const neighbours = [...new Set([find(-1), find(1)])].filter((each) => each !== photo);

  function move(by: number) {
    const next = find(by);
    if (next !== photo) show(next.documentName);
  }

  function handleKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) {
    // Alt with an arrow key moves through the browser's history, so the photo must not change.
    // A held key repeats: Safari refuses more than 100 changes of the url in 10 seconds.
    if (!altKey && !ctrlKey && !metaKey && !repeat) move(steps[key] ?? 0);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Foto vergroot"
      aria-describedby={caption}
      data-thumbnail={nameThumbnail(photo.documentName)}
      onKeyDown={handleKey}
      onClose={onClose}
    >
      <RoundButton label="Sluiten" icon="close" onClick={() => dialog.current?.close()} />
      <div className={styles.stage} {...swipe}>
        <LargePhoto key={photo.documentName} photo={photo} />
      </div>
      <p id={caption} role="status" className={styles.caption}>
        <span>{photo.alt}</span>{' '}
        <span className={styles.position}>{`${index + 1} van ${photos.length}`}</span>
      </p>
      {neighbours.length > 0 && (
        <>
          <RoundButton label="Vorige foto" icon="previous" onClick={() => move(-1)} />
          <RoundButton label="Volgende foto" icon="next" onClick={() => move(1)} />
        </>
      )}
      <div hidden>
        {neighbours.map((neighbour) => (
          <LargePhoto key={neighbour.documentName} photo={neighbour} isNext />
        ))}
      </div>
    </dialog>
  );
}

/** Opens the dialog. After the viewer, the focus returns to the thumbnail of the last photo. */
function useModal(target: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = target.current;
    dialog?.showModal();
    // Leaves the dialog open: React removes the element, and a `close` event would call `onClose`.
    return () => document.getElementById(dialog?.dataset.thumbnail ?? '')?.focus();
  }, [target]);
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type RoundButtonProps = { label: string; icon: IconName; onClick: () => void };

function RoundButton({ label, icon, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      style={{ gridArea: icon }}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function LargePhoto({ photo, isNext = false }: { photo: Photo; isNext?: boolean }) {
  const [ratio, setRatio] = useState(findRatio(photo));
  const style = { '--ratio': ratio } as CSSProperties;
  /** Measures the loaded file, because older documents have no measurements. */
  function measure({ target }: SyntheticEvent) {
    if (photo.file || !(target instanceof HTMLImageElement) || !target.naturalHeight) return;
    setRatio(target.naturalWidth / target.naturalHeight);
  }

  return (
    <div className={styles.frame} style={style} onLoadCapture={measure}>
      <AlbumPicture
        photo={photo}
        eager={isNext ? 'quietly' : true}
        sizes={`min(94vw, ${Math.round(ratio * 80)}vh)`}
        className={styles.photo}
      />
    </div>
  );
}
