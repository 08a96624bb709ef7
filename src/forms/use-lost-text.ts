import { type RefObject, useEffect, useState } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * The end of the last pasted, dropped or suggested text that the field's limit cut off, or ''. The
 * browser cuts without a word. Forgotten when the field is emptied.
 */
export function useLostText(input: RefObject<TextField | null>, text: string): string {
  const [lost, setLost] = useState('');
  const [seen, setSeen] = useState(text);
  // Not whenever the field is empty: a paste into an empty one is told of before the field holds it.
  if (seen !== text) {
    setSeen(text);
    if (!text) setLost('');
  }

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const element: HTMLElement = field; // of either tag, or its events have no type
    const watch = (event: InputEvent) => {
      const inserted = readInserted(event);
      if (inserted.length < 2) return;
      setLost(inserted.slice(Math.max(0, readRoom(field))));
    };
    element.addEventListener('beforeinput', watch);
    return () => element.removeEventListener('beforeinput', watch);
  }, [input]);

  return lost;
}

/** How many characters fit in the place of what is selected. */
function readRoom({ value, maxLength, selectionStart, selectionEnd }: TextField): number {
  // An e-mail field does not tell. As if all of it were selected: what is then said is certainly lost.
  if (selectionStart === null || selectionEnd === null) return maxLength;
  return maxLength - value.length + selectionEnd - selectionStart;
}

const insertions = ['insertFromPaste', 'insertFromDrop', 'insertText'];

/** Line ends as one character, as `maxlength` counts them. */
function readInserted({ inputType, data, dataTransfer }: InputEvent): string {
  if (!insertions.includes(inputType)) return '';
  return (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
}
