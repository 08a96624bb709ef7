import type { ReactNode } from 'react';
import { contactLinks, salon } from '../content/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

/** A live part of a page: when it breaks, the rest of the page stays and says how to reach us. */
export function SafePart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Banner kind="error">
          <p>
            Dit deel van de pagina doet het even niet. Bel ons gerust op{' '}
            <a href={contactLinks.phone}>{salon.phone}</a>.
          </p>
        </Banner>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
