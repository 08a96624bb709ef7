import { Activity, useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { EarlyPress } from './early-press.tsx';
import { PageError } from './page-error.tsx';
import { onSign } from './prefetch.ts';
import { type AnyPage, fetchPage, Page } from './routes.tsx';

/**
 * The page on screen, and out of sight the one that the visitor points at: a click then only has to
 * show it. React draws it when there is nothing else to do, and starts nothing in it before it is seen
 * (docs/decisions/0020).
 */
export function Pages({ current }: { current: AnyPage }) {
  const [drawn, setDrawn] = useState({ current, next: current });
  // A page that was left is gone: it is drawn anew when the visitor points at it again.
  if (drawn.current !== current) setDrawn({ current, next: current });

  useEffect(
    () =>
      onSign(async (page) => {
        if (await fetchPage(page)) setDrawn({ current, next: page });
      }),
    [current],
  );

  return [...new Set([current, drawn.next])].map((name) => (
    <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
      <ErrorBoundary fallback={<PageError />}>
        <Page name={name} />
        <EarlyPress />
      </ErrorBoundary>
    </Activity>
  ));
}
