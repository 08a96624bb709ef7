import type { ReactNode } from 'react';
import { type PageName, pageNames, siteMap } from './content/site-map.ts';
import { AboutPage } from './pages/about/about-page.tsx';
import { AlbumPage } from './pages/album-page.tsx';
import { BoardingPage } from './pages/boarding-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { MailPage } from './pages/mail-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PricesPage } from './pages/prices/prices-page.tsx';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { RabbitsPage } from './pages/rabbits-page.tsx';
import { ReviewsPage } from './pages/reviews-page.tsx';
import { SittingPage } from './pages/sitting-page.tsx';
import { TermsPage } from './pages/terms/terms-page.tsx';
import { WriteReviewPage } from './pages/write-review-page.tsx';

const pages: Readonly<Record<PageName, ReactNode>> = {
  home: <HomePage />,
  prices: <PricesPage />,
  rabbits: <RabbitsPage />,
  boarding: <BoardingPage />,
  sitting: <SittingPage />,
  about: <AboutPage />,
  contact: <ContactPage />,
  album: <AlbumPage />,
  terms: <TermsPage />,
  reviews: <ReviewsPage />,
  writeReview: <WriteReviewPage />,
  mail: <MailPage />,
  privacy: <PrivacyPage />,
};

/** `name` is null for an unknown url. */
export function Page({ name }: { name: PageName | null }) {
  return name ? pages[name] : <NotFoundPage />;
}

/** Returns the page at a path, or null. Like Hosting, accepts '/contact/' and '/b%26b', but neither
 * '/Contact' nor '/contact//': for those the document is the 404 page. */
export function findPage(pathname: string): PageName | null {
  const path = decodePath(pathname).replace(/(.)\/$/, '$1');
  return pageNames.find((name) => siteMap[name].path === path) ?? null;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // such as '/%ff'
  }
}
