import styles from './retry-button.module.css';

/** Disappears when a retry succeeds. The list around the button then gets the focus. */
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
