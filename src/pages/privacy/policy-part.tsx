import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './policy-part.module.css';

type PolicyPartProps = {
  title: string;
  /** For a link to it. */
  id?: string;
  children: ReactNode;
};

/** A heading with its text: beside each other on a wide screen. */
export function PolicyPart({ title, id, children }: PolicyPartProps) {
  return (
    <section className={styles.part}>
      <h2 id={id}>{title}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}
