import { Activity } from 'react';
import type { Location } from 'react-router-dom';
import { type AnyPage, getPath, PageRoutes } from '../routes.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useIntendedPage } from '../use-intended-page.ts';
import { PageError } from './page-error.tsx';

/**
 * The page at this location and, out of sight, the one that the visitor means to open: a click then only has to
 * show it (docs/decisions/0010). React runs no effect of that one before it is shown.
 */
export function Pages({ location, page }: { location: Location; page: AnyPage }) {
  const intended = useIntendedPage(page);
  return [...new Set([page, intended])].map((name) => (
    <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
      <ErrorBoundary fallback={<PageError />}>
        <PageRoutes location={name === page ? location : getPath(name)} />
      </ErrorBoundary>
    </Activity>
  ));
}
