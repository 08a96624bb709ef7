import styles from './retry-button.module.css';

/** Goes as soon as it helped; the list around it then keeps the keyboard's place. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={`screen-only ${styles.retry}`}
      ref={keepFocus}
      onClick={onClick}
    >
      Probeer opnieuw
    </button>
  );
}

function keepFocus(button: HTMLElement | null) {
  const list = button?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) list?.focus({ preventScroll: true });
  };
}
