import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  /** Gives the first button a row of its own; on a phone the others share the next row. */
  isLed?: boolean;
  children: ReactNode;
};

/** A row of buttons; on a phone below each other, at full width. */
export function Actions({ isLed = false, children }: ActionsProps) {
  return (
    <div className={`row screen-only ${styles.actions} ${isLed ? styles.led : ''}`}>{children}</div>
  );
}
