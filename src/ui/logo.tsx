import styles from './logo.module.css';

/** A soft paw that is also the salon's arched window, beside the name. Grows with the text around it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 44 52" aria-hidden="true">
        <path
          className={styles.fur}
          d="M2 46V22a20 20 0 0 1 40 0v24a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z"
        />
        <g className={styles.pads}>
          <ellipse cx="11.5" cy="21" rx="3.9" ry="4.9" transform="rotate(-24 11.5 21)" />
          <ellipse cx="22" cy="14.5" rx="4.2" ry="5.2" />
          <ellipse cx="32.5" cy="21" rx="3.9" ry="4.9" transform="rotate(24 32.5 21)" />
          <path d="M22 24.5c4.6 0 10 5.2 10 9.7 0 3-2.3 4.8-5 4.8-2 0-3-.8-5-.8s-3 .8-5 .8c-2.7 0-5-1.8-5-4.8 0-4.5 5.4-9.7 10-9.7z" />
        </g>
      </svg>
      <span className={styles.name}>
        <span className={styles.kind}>Trimsalon </span>
        {name}
      </span>
    </span>
  );
}
