import type { ReactNode } from 'react';
import styles from './banner.module.css';

type Kind = 'success' | 'warning' | 'error' | 'info';

type BannerProps = {
  kind: Kind;
  children: ReactNode;
};

/** Reports a result or a problem. Screen readers announce it only inside a live region. */
export function Banner({ kind, children }: BannerProps) {
  return (
    <div className={`measure ${styles.banner} ${styles[kind]}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="currentColor" />
        <path d={marks[kind]} className={styles.mark} />
      </svg>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

const marks: Record<Kind, string> = {
  success: 'M7 12.5l3.5 3.5L17 9',
  warning: 'M12 6.5v7M12 17.25v.01',
  error: 'M12 6.5v7M12 17.25v.01',
  info: 'M12 11v6.5M12 7v.01',
};
