import type { ReactNode } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
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

// Case-sensitive like Hosting, which sends the 404 page for '/Contact'.
const routes = pageNames.map((id) => ({
  id,
  path: siteMap[id].path,
  caseSensitive: true,
  element: pages[id],
}));

const unknownUrl = { path: '*', element: <NotFoundPage /> };

export function Page() {
  return useRoutes([...routes, unknownUrl]);
}

/** Returns the page at a path, or null. Like the router, accepts '/contact/' and '/b%26b'. */
export function findPage(pathname: string): PageName | null {
  return matchRoutes(routes, pathname)?.[0]?.route.id ?? null;
}
