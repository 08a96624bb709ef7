import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  isLed?: boolean;
  children: ReactNode;
};

/** A row of buttons; on a small phone the first one is as wide as the screen. */
export function Actions({ isLed = false, children }: ActionsProps) {
  return (
    <div className={isLed ? `${styles.actions} ${styles.led}` : styles.actions}>{children}</div>
  );
}
