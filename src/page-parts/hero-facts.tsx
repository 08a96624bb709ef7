import type { ReactNode } from 'react';
import styles from './page-parts.module.css';

/** Shows on the first screen what a visitor compares first, such as the price. */
export function HeroFacts({ children }: { children: ReactNode }) {
  return <p className={`late-line row ${styles.facts}`}>{children}</p>;
}
