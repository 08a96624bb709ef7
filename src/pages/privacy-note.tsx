import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import styles from './privacy-note.module.css';

/** Under a form: what happens with what is filled in. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      {children} Meer leest u bij <Link to={siteMap.privacy.path}>Privacy en cookies</Link>.
    </p>
  );
}
