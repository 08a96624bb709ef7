import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** A row of buttons; under each other, and as wide as the screen, on a small phone. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
