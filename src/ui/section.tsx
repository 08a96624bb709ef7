import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  tone?: 'paper' | 'wall' | 'dew';
  /** Reduces the space below an `isLow` intro, so that the content starts higher up. */
  isFirst?: boolean;
  /** Fills the first screen, so that a list that fails to load moves nothing in view. */
  isTall?: boolean;
  children: ReactNode;
};

export function Section({ id, tone = 'paper', children, ...spaces }: SectionProps) {
  const { section, first, tall } = styles;
  const classes = [section, styles[tone], spaces.isFirst && first, spaces.isTall && tall];
  return (
    <div id={id} className={classes.filter(Boolean).join(' ')}>
      <div className={`stack page-width ${styles.inner}`}>{children}</div>
    </div>
  );
}
