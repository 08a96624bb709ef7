import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Photo } from 'shared/photo.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AlbumPicture } from './album-picture.tsx';
import { findRatio } from './photo-source.ts';
import styles from './photo-viewer.module.css';
import { readSwipe } from './read-swipe.ts';

type PhotoViewerProps = {
  photos: readonly Photo[];
  photo: Photo;
  show: (documentName: string) => void;
  onClose: () => void;
};

export function PhotoViewer({ photos, photo, show, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const index = photos.indexOf(photo);
  const find = (by: number) => photos[(index + by + photos.length) % photos.length] ?? photo;
  const neighbours = [...new Set([find(-1), find(1)])].filter((each) => each !== photo);

  // A closing dialog returns the focus to the thumbnail, if it is still in the document.
  useLayoutEffect(() => {
    const viewer = dialog.current;
    viewer?.showModal();
    return () => viewer?.close();
  }, []);

  function move(by: number) {
    const next = find(by);
    if (next !== photo) show(next.documentName);
  }

  const swipeHandlers = useSwipe(move);

  function handleKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Alt with an arrow key moves through the browser's history, so the photo must not change.
    if (!altKey && !ctrlKey && !metaKey) move(steps[key] ?? 0);
  }

  function handleClose() {
    // Ignores the `close` event of an unmounted viewer: going back has already changed the url.
    if (dialog.current && !dialog.current.open) onClose();
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

/** Calls `move` with 1 or -1 after a swipe. */
function useSwipe(move: (by: number) => void) {
  const start = useRef<PointerEvent | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // Neither zooming with two fingers nor moving around in a zoomed page is a swipe.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      start.current = event.isPrimary && !isZoomed ? event : null;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current) move(readSwipe(start.current, event));
      start.current = null;
    },
  };
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

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

function LargePhoto({ photo, isNext = false }: { photo: Photo; isNext?: boolean }) {
  return (
    <AlbumPicture
      photo={photo}
      eager={isNext ? 'quietly' : true}
      sizes={`min(94vw, ${Math.round(findRatio(photo) * 80)}vh)`}
      className={styles.photo}
    />
  );
}
