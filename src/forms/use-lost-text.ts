import { type RefObject, useEffect, useState } from 'react';

/**
 * The end of the last pasted, dropped or suggested text that the field's limit cut off, or ''. The
 * browser cuts without a word. Forgotten when the field is emptied.
 */
export function useLostText(input: RefObject<HTMLTextAreaElement | null>, text: string): string {
  const [lost, setLost] = useState('');
  if (lost && !text) setLost('');

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const watch = (event: InputEvent) => {
      const inserted = readInserted(event);
      if (inserted.length < 2) return;
      const { value, selectionStart, selectionEnd, maxLength } = field;
      const room = maxLength - value.length + (selectionEnd - selectionStart);
      setLost(inserted.slice(Math.max(0, room)));
    };
    field.addEventListener('beforeinput', watch);
    return () => field.removeEventListener('beforeinput', watch);
  }, [input]);

  return lost;
}

const insertions = ['insertFromPaste', 'insertFromDrop', 'insertText'];

/** Line ends as one character, as `maxlength` counts them. */
function readInserted({ inputType, data, dataTransfer }: InputEvent): string {
  if (!insertions.includes(inputType)) return '';
  return (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
}
