import styles from './logo.module.css';
import { mark } from './mark.ts';

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
        <path className={styles.window} d={mark.window} />
        <path className={styles.paw} d={mark.paw} />
        <path className={styles.pads} d={mark.pads} />
        <path className={styles.sill} d={mark.sill} />
      </svg>
      <span className={styles.name}>
        <span className={styles.kind}>Trimsalon </span>
        {name}
      </span>
    </span>
  );
}
