import type { ReactNode } from 'react';
import { Prose } from '../ui/prose.tsx';
import styles from './beside-form.module.css';

/** A form, and what is good to know with it: beside it on a wide screen, under it on a phone. */
export function BesideForm({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      <div className={styles.note}>
        <Prose>{children}</Prose>
      </div>
    </div>
  );
}
