import { StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import type { Backend } from '../data/backend.ts';
import { BackendContext } from '../data/backend-context.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageError } from '../layout/page-error.tsx';
import { findPage, Page } from '../routes.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

export function App({ backend }: { backend: Backend }) {
  const page = findPage(useLocation().pathname);

  return (
    <StrictMode>
      <HelmetProvider>
        <BackendContext value={backend}>
          <ErrorBoundary fallback={<PageError />}>
            <Layout page={page}>
              <Page name={page} />
            </Layout>
          </ErrorBoundary>
        </BackendContext>
      </HelmetProvider>
    </StrictMode>
  );
}
