import { tagManagerId } from '../backend/settings.ts';
import { ConsentBar } from '../features/consent/consent-bar.tsx';
import { NoticeBar } from '../features/notice/notice-bar.tsx';
import { Arrival } from './arrival.tsx';
import { consent } from './consent.ts';
import { ContactBar } from './contact-bar.tsx';
import { useCurrentPage } from './current-page.ts';
import { useLinks } from './follow-links.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';
import { usePageViews } from './page-views.ts';
import { Pages } from './pages.tsx';
import { findList } from './routes.tsx';
import { useScroll } from './scroll.ts';

export function Layout() {
  const page = useCurrentPage();
  const current = page === 'notFound' ? null : page;
  useLinks();
  useScroll();
  usePageViews();

  return (
    <>
      <div className={styles.page}>
        <PageHead page={current} />
        <a className={styles.skip} href="#inhoud">
          Naar de inhoud
        </a>
        <Header current={current} />
        <main id="inhoud" tabIndex={-1} className={findList(page) && styles.live}>
          <Pages current={page} />
        </main>
        <Footer current={current} />
        <ContactBar current={current} />
        {tagManagerId && <ConsentBar consent={consent} />}
        <Arrival />
      </div>
      <NoticeBar />
    </>
  );
}
