import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type PageName, pageNames, siteMap } from './content/site-map.ts';
import { Layout } from './layout/layout.tsx';
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

export const pages: Readonly<Record<PageName, ReactElement>> = {
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

/** The same layout around every page, so that React keeps its state at a navigation. */
export const routes: RouteObject[] = [
  ...pageNames.map((name) => ({
    id: name,
    path: siteMap[name].path,
    caseSensitive: true, // as on Hosting
    element: <Layout page={name}>{pages[name]}</Layout>,
  })),
  {
    path: '*',
    element: (
      <Layout page={null}>
        <NotFoundPage />
      </Layout>
    ),
  },
];

/** Returns the page at a path, or null. Like React Router, accepts '/contact//' and '/%63ontact'. */
export function findPage(path: string): PageName | null {
  const match = matchRoutes(routes, path)?.[0];
  return pageNames.find((name) => name === match?.route.id) ?? null;
}
