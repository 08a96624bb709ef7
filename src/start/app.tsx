import { StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import type { Backend } from '../data/backend.ts';
import { BackendContext } from '../data/backend-context.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageError } from '../layout/page-error.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

export function App({ backend }: { backend: Backend }) {
  return (
    <StrictMode>
      <HelmetProvider>
        <BackendContext value={backend}>
          <ErrorBoundary fallback={<PageError />}>
            <Layout />
          </ErrorBoundary>
        </BackendContext>
      </HelmetProvider>
    </StrictMode>
  );
}
