import { Outlet, ScrollRestoration } from 'react-router-dom';
import { tagManagerId } from '../backend/settings.ts';
import { ConsentBar } from '../features/consent/consent-bar.tsx';
import { NoticeBar } from '../features/notice/notice-bar.tsx';
import { Arrival } from './arrival.tsx';
import { consent } from './consent.ts';
import { ContactBar } from './contact-bar.tsx';
import { useCurrentPage } from './current-page.ts';
import { useEarlyPress } from './early-press.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';
import { usePageViews } from './page-views.ts';

export function Layout() {
  const current = useCurrentPage();
  usePageViews();
  useEarlyPress();

  return (
    <>
      <div className={styles.page}>
        <PageHead page={current} />
        <a className={styles.skip} href="#inhoud">
          Naar de inhoud
        </a>
        <Header current={current} />
        <main id="inhoud" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer current={current} />
        <ContactBar current={current} />
        {tagManagerId && <ConsentBar consent={consent} />}
        <Arrival />
        <ScrollRestoration />
      </div>
      <NoticeBar />
    </>
  );
}
