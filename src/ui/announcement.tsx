import type { ReactNode } from 'react';
import styles from './announcement.module.css';

/**
 * Not drawn, but read out whenever its text changes, after what is being read. It has to be in the page
 * before its text, so render it always; an empty one says nothing.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className={styles.announcement} aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
