import type { ReactNode } from 'react';
import styles from './split.module.css';

type SplitProps = {
  aside: ReactNode;
  asideFirst?: boolean;
  children: ReactNode;
};

export function Split({ aside, asideFirst = false, children }: SplitProps) {
  return (
    <div className={asideFirst ? `${styles.split} ${styles.asideFirst}` : styles.split}>
      <div className={styles.text}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
