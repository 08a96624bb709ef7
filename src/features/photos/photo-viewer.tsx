import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Photo } from 'shared/photo.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AlbumPicture } from './album-picture.tsx';
import { findRatio } from './photo-source.ts';
import styles from './photo-viewer.module.css';
import { type Direction, useSwipe } from './use-swipe.ts';

type PhotoViewerProps = {
  photos: readonly Photo[];
  photo: Photo;
  onStep: (documentName: string) => void;
  onClose: () => void;
};

export function PhotoViewer({ photos, photo, onStep, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const position = photos.indexOf(photo) + 1;
  const targets = findTargets(photos, photo);
  const neighbours = new Set([targets.previous, targets.next]); // the same one in an album of two
  neighbours.delete(photo); // its own neighbour in an album of one
  useModal(dialog);

  function move(direction: Direction) {
    const target = targets[direction];
    if (target !== photo) onStep(target.documentName);
  }

  const swipeHandlers = useSwipe(move);

  function handleKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Alt with an arrow key moves through the browser's history, so the photo must not change.
    const hasModifier = altKey || ctrlKey || metaKey;
    const direction = arrowKeys[key];
    if (direction && !hasModifier) move(direction);
  }

  function handleClose() {
    // Ignores the `close` event of an unmounted viewer: going back has already changed the url. In
    // development, StrictMode opens the dialog again before the event of its first close.
    const isClosed = dialog.current?.open === false;
    if (isClosed) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Foto vergroot"
      aria-describedby={caption}
      onKeyDown={handleKey}
      onClose={handleClose}
    >
      <RoundButton label="Sluiten" icon="close" onClick={() => dialog.current?.close()} />
      <div className={styles.stage} {...swipeHandlers}>
        <LargePhoto key={photo.documentName} photo={photo} />
      </div>
      <p id={caption} role="status" className={styles.caption}>
        <span>{photo.alt}</span> <span>{`${position} van ${photos.length}`}</span>
      </p>
      {neighbours.size > 0 && (
        <>
          <RoundButton label="Vorige foto" icon="previous" onClick={() => move('previous')} />
          <RoundButton label="Volgende foto" icon="next" onClick={() => move('next')} />
        </>
      )}
      <div hidden>
        {[...neighbours].map((neighbour) => (
          <LargePhoto key={neighbour.documentName} photo={neighbour} isNext />
        ))}
      </div>
    </dialog>
  );
}

/** Before the first photo comes the last, and after the last the first. */
function findTargets(photos: readonly Photo[], photo: Photo): Record<Direction, Photo> {
  const index = photos.indexOf(photo);
  return {
    previous: photos.at(index - 1) ?? photo, // at -1 is the last
    next: photos[index + 1] ?? photos[0] ?? photo,
  };
}

/** Closes the dialog before React removes it: only then does the focus return to the thumbnail. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const viewer = dialog.current;
    viewer?.showModal();
    return () => viewer?.close();
  }, [dialog]);
}

const arrowKeys: Partial<Record<string, Direction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

type RoundButtonProps = { label: string; icon: IconName; onClick: () => void };

function RoundButton({ label, icon, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.button}`}
      style={{ gridArea: icon }}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

type LargePhotoProps = {
  photo: Photo;
  /** Loads the photo for a next step, after the one in view. */
  isNext?: boolean;
};

function LargePhoto({ photo, isNext = false }: LargePhotoProps) {
  const width = Math.round(findRatio(photo) * 80); // vh, because the height is some 80vh
  return (
    <AlbumPicture
      photo={photo}
      priority={isNext ? 'low' : 'high'}
      sizes={`min(94vw, ${width}vh)`}
      className={styles.photo}
    />
  );
}
