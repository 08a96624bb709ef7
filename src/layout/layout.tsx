import { consent } from '../analytics/consent.ts';
import { tagManagerId } from '../data/settings.ts';
import { ConsentBar } from '../features/consent/consent-bar.tsx';
import { NoticeProvider } from '../features/notice/notice-provider.tsx';
import { findList, useLoadedLocation } from '../routes.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';
import { Pages } from './pages.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export function Layout() {
  const { location, page } = useLoadedLocation();
  const current = page === 'notFound' ? null : page;

  return (
    <NoticeProvider>
      <div className={styles.page}>
        <PageHead page={current} />
        <a className={`screen-only ${styles.skip}`} href="#inhoud">
          Naar de inhoud
        </a>
        <Header />
        <main id="inhoud" tabIndex={-1} className={findList(page) && styles.live}>
          <Pages location={location} page={page} />
        </main>
        <Footer current={current} />
        <ContactBar current={current} />
        {tagManagerId && <ConsentBar consent={consent} />}
        <RouteAnnouncer location={location} />
      </div>
    </NoticeProvider>
  );
}
