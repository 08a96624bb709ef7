import { useState } from 'react';
import { isReachable } from 'shared/browser/is-reachable.ts';

/** Reloads the page if the site answers. A live region around it announces its text. */
export function RetryButton({ label = 'Probeer opnieuw' }) {
  const [text, setText] = useState('');

  async function retry() {
    setText('Er wordt opnieuw verbinding gezocht… ');
    if (await isReachable()) location.reload();
    else setText('Er is nog geen verbinding. ');
  }

  return (
    <>
      {text}
      <button type="button" className="tall" ref={keepFocus} onClick={retry}>
        {label}
      </button>
    </>
  );
}

/** The list around the button takes over its focus, when the list is live again. */
function keepFocus(button: HTMLElement | null) {
  const list = button?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) list?.focus({ preventScroll: true });
  };
}
