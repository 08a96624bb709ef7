import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  /** The first button gets its own row, and the others share the next row. */
  isLed?: boolean;
  children: ReactNode;
};

export function Actions({ isLed = false, children }: ActionsProps) {
  return <div className={`row ${styles.actions} ${isLed ? styles.led : ''}`}>{children}</div>;
}
