import type { ReactNode } from 'react';
import styles from './spinner.module.css';

export function Spinner({ children }: { children: ReactNode }) {
  return <p className={styles.spinner}>{children}</p>;
}
