import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes the menu: on another page, by Escape, and when the focus leaves it, because it lies over what
 * is behind. It is a native disclosure and opens without any script.
 */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  function close() {
    if (menu.current) menu.current.open = false;
  }

  // Not at hydration: whoever opened it before that is reading it.
  const last = useRef(location);
  useEffect(() => {
    if (last.current !== location && menu.current) menu.current.open = false;
    last.current = location;
  }, [location]);

  const closers = {
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
    onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a')) close();
    },
  };

  return { menu, closers };
}
