import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { nameThumbnail } from './photo-grid.tsx';

/** Opens the dialog; when it goes, focus returns to the thumbnail of the photo that was shown last. */
export function useModal(
  target: RefObject<HTMLDialogElement | null>,
  shown: string | null,
  onClose: () => void,
): void {
  const closed = useEffectEvent(onClose);
  const last = useRef(shown);

  useEffect(() => {
    if (shown !== null) last.current = shown;
    else closed();
  }, [shown]);

  useEffect(() => {
    const dialog = target.current;
    if (!dialog || last.current === null) return;
    const tell = () => closed();
    dialog.showModal();
    dialog.addEventListener('close', tell);
    return () => {
      dialog.removeEventListener('close', tell);
      dialog.close();
      if (last.current !== null) document.getElementById(nameThumbnail(last.current))?.focus();
    };
  }, [target]);
}
