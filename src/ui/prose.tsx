import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Prose({ children }: { children: ReactNode }) {
  return <div className={`measure ${styles.prose}`}>{children}</div>;
}
