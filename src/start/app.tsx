import { StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useRoutes } from 'react-router-dom';
import type { Backend } from '../data/backend.ts';
import { BackendContext } from '../data/backend-context.tsx';
import { PageError } from '../layout/page-error.tsx';
import { routes } from '../routes.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

export function App({ backend }: { backend: Backend }) {
  const page = useRoutes(routes);

  return (
    <StrictMode>
      <HelmetProvider>
        <BackendContext value={backend}>
          <ErrorBoundary fallback={<PageError />}>{page}</ErrorBoundary>
        </BackendContext>
      </HelmetProvider>
    </StrictMode>
  );
}
