import { type RefObject, useEffect, useState } from 'react';
import { describeLeft } from './describe-limit.ts';

/** Only near the limit, and when the visitor pauses: a count at every key would drown what is typed. */
const near = 50;
const pause = 1_000;

/** What a screen reader says of the characters left, while the visitor is in the field. */
export function useSpokenCount(input: RefObject<HTMLElement | null>, left: number): string {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      const isTyping = input.current !== null && input.current === document.activeElement;
      setSpoken(isTyping && left <= near ? describeLeft(left) : '');
    }, pause);
    return () => clearTimeout(timer);
  }, [input, left]);

  return spoken;
}
