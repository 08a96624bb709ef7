import type { ReactNode } from 'react';
import styles from './announcement.module.css';

/** Not drawn, but read out whenever its text changes. Render it always: it has to be there before its text. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className={styles.announcement} aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
