import styles from './logo.module.css';
import { mark } from './mark.ts';

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
        <path fill="var(--color-forest)" d={mark.window} />
        <path fill="var(--color-light)" d={mark.paw} />
        <path fill="var(--color-star)" d={mark.pads} />
        <path fill="var(--color-ginger)" d={mark.sill} />
      </svg>
      <span className={styles.name}>
        <span className={styles.kind}>Trimsalon </span>
        {name}
      </span>
    </span>
  );
}
