import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './page-parts.module.css';
import { NeedsScript, PartWithErrorBoundary } from './part-with-error-boundary.tsx';

type FormLayoutProps = {
  form: ReactNode;
  /** Explains what the site does with the visitor's texts. */
  privacy: string;
  /** Advice, beside the form on a wide screen and below it elsewhere. */
  children?: ReactNode;
};

export function FormLayout({ form, privacy, children }: FormLayoutProps) {
  return (
    <div className={`stack ${styles.form}`}>
      <div className="stack roomy">
        <PartWithErrorBoundary
          withoutScript={<NeedsScript>Dit formulier werkt alleen met JavaScript.</NeedsScript>}
        >
          {form}
        </PartWithErrorBoundary>
        <p className="quiet">
          {privacy} Meer leest u bij <Link to={siteMap.privacy.path}>Privacy en cookies</Link>.
        </p>
      </div>
      {children && (
        <div className={`white-card minor ${styles.note}`}>
          <Prose>{children}</Prose>
        </div>
      )}
    </div>
  );
}
