import { type ReactNode, useCallback, useState } from 'react';
import { Announcement } from '../ui/announcement.tsx';
import styles from './form.module.css';
import { countCharacters } from './form-state.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Counts the characters that `maxlength` cuts off. `watch` is the ref of the field. */
export function useLost(maxLength: number) {
  const [lost, setLost] = useState(0);

  const watch = useCallback(
    (field: TextField | null) => {
      if (!field) return;
      // Each way to insert a text fires this event first. React's onBeforeInput leaves out some.
      const count = (event: Event) => {
        const now = countLost(field, event as InputEvent, maxLength);
        const isMore = now > 0 && !(event as InputEvent).isComposing;
        setLost((before) => (isMore ? before + now : now));
      };
      const clear = () => setLost(0);
      const { form } = field;
      field.addEventListener('beforeinput', count);
      form?.addEventListener('reset', clear);
      return () => {
        field.removeEventListener('beforeinput', count);
        form?.removeEventListener('reset', clear);
      };
    },
    [maxLength],
  );

  return { lost, watch };
}

function countLost(field: TextField, event: InputEvent, maxLength: number): number {
  const inserted = event.data ?? event.dataTransfer?.getData('text') ?? '';
  const replaced = Number(field.selectionEnd) - Number(field.selectionStart);
  const room = maxLength - field.value.length + replaced;
  // Each line end is one character, as `maxlength` counts.
  return Math.max(0, inserted.replace(/\r\n?/g, '\n').length - room);
}

/** Reports lost characters. Screen readers announce `children` if no character was lost. */
export function LostText({ lost, children }: { lost: number; children?: ReactNode }) {
  const warning = lost > 0 && describeLost(lost);
  return (
    <>
      {warning && <p className={styles.lost}>{warning}</p>}
      <Announcement>{warning || children}</Announcement>
    </>
  );
}

function describeLost(lost: number): string {
  return lost === 1
    ? 'Uw tekst was te lang; het laatste teken past niet en is weggelaten.'
    : `Uw tekst was te lang; de laatste ${countCharacters(lost)} passen niet en zijn weggelaten.`;
}
