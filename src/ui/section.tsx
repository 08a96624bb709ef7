import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  tone?: 'paper' | 'wall' | 'dew';
  /** Under a low intro: what people came for, sooner. */
  isFirst?: boolean;
  /** For a list that loads: higher than the screen, so that it moves nothing that is in view. */
  isTall?: boolean;
  children: ReactNode;
};

/** A full-width strip of a page; what is in it keeps to the page's width. */
export function Section({ id, tone = 'paper', isFirst, isTall, children }: SectionProps) {
  const { section, first, tall } = styles;
  const classes = [section, styles[tone], isFirst && first, isTall && tall];
  return (
    <div id={id} className={classes.filter(Boolean).join(' ')}>
      <div className={`stack print-block page-width ${styles.inner}`}>{children}</div>
    </div>
  );
}
