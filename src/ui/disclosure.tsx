import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
};

export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={`bold ${styles.summary}`}>{title}</summary>
      <div className={`stack ${styles.content}`}>{children}</div>
    </details>
  );
}
