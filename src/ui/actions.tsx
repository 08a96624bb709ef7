import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  /** The first one counts: it has a row of its own, and on a phone the others share the next. */
  isLed?: boolean;
  children: ReactNode;
};

/** A row of buttons; on a phone under each other, as wide as the screen. */
export function Actions({ isLed = false, children }: ActionsProps) {
  return (
    <div className={`row screen-only ${styles.actions} ${isLed ? styles.led : ''}`}>{children}</div>
  );
}
