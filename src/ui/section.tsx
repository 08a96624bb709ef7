import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  tone?: 'paper' | 'wall' | 'dew';
  /** Fills the first screen, so that a list that fails to load moves nothing in view, and the footer
   * of a short page stays below it. */
  isTall?: boolean;
  children: ReactNode;
};

export function Section({ id, tone = 'paper', isTall = false, children }: SectionProps) {
  return (
    <div id={id} className={`${styles.section} ${styles[tone]} ${isTall ? styles.tall : ''}`}>
      <div className="stack roomy page-width">{children}</div>
    </div>
  );
}
