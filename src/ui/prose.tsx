import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: a comfortable line length and an even rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
