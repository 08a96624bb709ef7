import { StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Connection, ConnectionContext } from './backend/connection.ts';
import { Layout } from './layout/layout.tsx';
import { PageError } from './layout/page-error.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

/** The whole site, inside a router: the browser's, or the static one of the prerender. */
export function App({ connection }: { connection: Connection }) {
  return (
    <StrictMode>
      <HelmetProvider>
        <ConnectionContext value={connection}>
          <ErrorBoundary fallback={<PageError />}>
            <Layout />
          </ErrorBoundary>
        </ConnectionContext>
      </HelmetProvider>
    </StrictMode>
  );
}
