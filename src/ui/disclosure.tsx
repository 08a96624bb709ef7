import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  /** A link to it opens the text. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
};

export function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={`bold ${styles.summary}`}>{title}</summary>
      <div id={id} className={`stack ${styles.content}`}>
        {children}
      </div>
    </details>
  );
}
