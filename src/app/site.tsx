import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Connection, ConnectionContext } from '../backend/connection.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';

type SiteProps = {
  connection: Connection;
  /** The browser's, or the static one of the prerender. */
  Router: ComponentType<{ children: ReactNode }>;
};

/** The whole site at one address, in the browser and in the prerender alike. */
export function Site({ connection, Router }: SiteProps) {
  return (
    <StrictMode>
      <HelmetProvider>
        <ConnectionContext value={connection}>
          <Router>
            <ErrorBoundary fallback={<PageError />}>
              <Layout />
            </ErrorBoundary>
          </Router>
        </ConnectionContext>
      </HelmetProvider>
    </StrictMode>
  );
}
