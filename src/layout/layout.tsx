import type { ReactNode } from 'react';
import type { PageName } from '../content/site-map.ts';
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
  return (
    <NoticeProvider>
      <div className={styles.page}>
        <PageHead page={page} />
        <a className={styles.skip} href="#inhoud">
          Naar de inhoud
        </a>
        <Header current={page} />
        <main id="inhoud" tabIndex={-1}>
          {/* The key: after an error, another page must not stay replaced. */}
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
