import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

type PartWithErrorBoundaryProps = {
  /** Replaces the part if scripts are off, or if the app fails to load. */
  withoutScript: ReactNode;
  children: ReactNode;
};

/** A part of a page that needs scripts. If the part breaks, the rest of the page stays. */
export function PartWithErrorBoundary({ withoutScript, children }: PartWithErrorBoundaryProps) {
  return (
    <>
      <div className="without-script">{withoutScript}</div>
      <div className="needs-script">
        <ErrorBoundary fallback={<Broken />}>{children}</ErrorBoundary>
      </div>
    </>
  );
}

export function NeedsScript({ children }: { children: string }) {
  return (
    <Banner kind="info">
      <p>
        {children} Staat dat aan in uw browser? Laad de pagina dan opnieuw. U kunt ook mailen naar{' '}
        <a href={contactLinks.email}>{salon.email}</a> of bellen naar{' '}
        <a href={contactLinks.phone}>{salon.phone}</a>.
      </p>
    </Banner>
  );
}

function Broken() {
  return (
    <Banner kind="error">
      <p>
        Dit deel van de pagina doet het even niet. Laad de pagina opnieuw of bel mij op{' '}
        <a href={contactLinks.phone}>{salon.phone}</a>.
      </p>
    </Banner>
  );
}
