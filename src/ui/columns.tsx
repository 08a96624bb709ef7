import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Its children beside each other on a wide screen, under each other on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
