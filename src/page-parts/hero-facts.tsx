import type { ReactNode } from 'react';
import styles from './page-parts.module.css';

/** Shows on the first screen what a visitor compares first, such as the price. */
export function HeroFacts({ children }: { children: ReactNode }) {
  return <p className={`small late-line row ${styles.facts}`}>{children}</p>;
}
