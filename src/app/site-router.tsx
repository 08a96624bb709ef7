import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { fetchPage, findPage, isHere } from './routes.tsx';

/**
 * The browser's addresses. A new one is shown when the code of its page is here: mostly at once, or
 * else the page before it stays. BrowserRouter would draw it as a transition: in slices, for which a
 * slow phone needs half as long again (docs/decisions/0018).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, show] = useState(() => ({
    location: history.location,
    action: history.action,
  }));

  useLayoutEffect(() => {
    // A photo that was pressed while the page came to life.
    show((shown) =>
      shown.location.hash === history.location.hash
        ? shown
        : { location: history.location, action: history.action },
    );
    return history.listen(async (next) => {
      const page = findPage(next.location.pathname);
      if (!isHere(page)) {
        const came = await fetchPage(page);
        const hasGoneOn = next.location.key !== history.location.key;
        if (hasGoneOn) return;
        // After a new version went live, the old one's parts are gone: this is then a document of the
        // new one. It cannot go round: a document asks for no other (main.tsx). Without a connection
        // the error page says so.
        if (!came && navigator.onLine) return window.location.reload();
      }
      show(next);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
