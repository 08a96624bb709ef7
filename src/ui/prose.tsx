import type { ReactNode } from 'react';
import styles from './prose.module.css';

export function Prose({ children }: { children: ReactNode }) {
  return <div className={`measure ${styles.prose}`}>{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={`columns ${styles.columns}`}>{children}</div>;
}
