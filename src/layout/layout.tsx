import type { ReactNode, SyntheticEvent } from 'react';
import { findList, type PageName, pageNames, siteMap } from '../content/site-map.ts';
import { useBackend } from '../data/backend-context.tsx';
import { tagManagerId } from '../data/settings.ts';
import { ConsentBar } from '../features/consent/consent-bar.tsx';
import { NoticeProvider } from '../features/notice/notice-provider.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageError } from './page-error.tsx';
import { composeTitle, PageHead } from './page-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

type LayoutProps = {
  page: PageName | null; // null for an unknown url
  children: ReactNode;
};

export function Layout({ page, children }: LayoutProps) {
  const backend = useBackend();

  /** Loads the code of a live list when the visitor points at its link: the SDK loads slowly. */
  function prepare({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    const linked = pageNames.find((name) => siteMap[name].path === link?.pathname);
    const list = linked && link?.origin === location.origin && findList(linked);
    if (list) backend[list].prepare();
  }

  return (
    <NoticeProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the links act */}
      <div className={styles.page} onPointerOver={prepare} onTouchStart={prepare} onFocus={prepare}>
        <PageHead page={page} />
        <a className={`screen-only ${styles.skip}`} href="#inhoud">
          Naar de inhoud
        </a>
        <Header current={page} />
        <main id="inhoud" tabIndex={-1}>
          <ErrorBoundary key={page} fallback={<PageError />}>
            {children}
          </ErrorBoundary>
        </main>
        <Footer current={page} />
        <ContactBar current={page} />
        {tagManagerId && <ConsentBar />}
        <RouteAnnouncer title={composeTitle(page)} />
      </div>
    </NoticeProvider>
  );
}
