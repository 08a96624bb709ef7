import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  /** Gives the first button its own row. On a phone the other buttons share the next row. */
  isLed?: boolean;
  children: ReactNode;
};

/** A row of buttons. On a phone each button takes a row, at full width. */
export function Actions({ isLed = false, children }: ActionsProps) {
  return (
    <div className={`row screen-only ${styles.actions} ${isLed ? styles.led : ''}`}>{children}</div>
  );
}
