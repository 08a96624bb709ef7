import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  tone?: 'paper' | 'wall' | 'dew';
  /** For a list that loads: higher than the screen, so that it moves nothing that is in view. */
  isTall?: boolean;
  children: ReactNode;
};

/** A full-width strip of a page; what is in it keeps to the page's width. */
export function Section({ id, tone = 'paper', isTall, children }: SectionProps) {
  return (
    <div id={id} className={`${styles.section} ${styles[tone]} ${isTall ? styles.tall : ''}`}>
      <div className={`stack page-width ${styles.inner}`}>{children}</div>
    </div>
  );
}
