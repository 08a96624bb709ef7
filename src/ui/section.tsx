import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  tone?: 'paper' | 'wall' | 'dew';
  children: ReactNode;
};

/** A full-width strip of a page; what is in it keeps to the page's width. */
export function Section({ id, tone = 'paper', children }: SectionProps) {
  return (
    <div id={id} className={`${styles.section} ${styles[tone]}`}>
      <div className={`page-width ${styles.inner}`}>{children}</div>
    </div>
  );
}
