import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Connection, ConnectionContext } from '../backend/connection.ts';

type SiteProps = {
  connection: Connection;
  /** The router: the browser's, or the static one of the prerender. */
  children: ReactNode;
};

/** What stands around the router, in the browser and in the prerender alike. */
export function Site({ connection, children }: SiteProps) {
  return (
    <StrictMode>
      <HelmetProvider>
        <ConnectionContext value={connection}>{children}</ConnectionContext>
      </HelmetProvider>
    </StrictMode>
  );
}
