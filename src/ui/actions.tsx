import type { ReactNode } from 'react';
import styles from './actions.module.css';

type ActionsProps = {
  /** The first button gets its own row, and the others share the next row. */
  isFirstApart?: boolean;
  children: ReactNode;
};

export function Actions({ isFirstApart = false, children }: ActionsProps) {
  const rows = isFirstApart ? styles.firstApart : '';
  return <div className={`row ${styles.actions} ${rows}`}>{children}</div>;
}
