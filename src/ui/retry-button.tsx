import styles from './retry-button.module.css';

/** When a retry succeeds, the button disappears. The list around it takes over its focus. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.retry} ref={keepFocus} onClick={onClick}>
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
