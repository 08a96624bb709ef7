// Page name -> page. A page of the site map without a line here is a type error, and so is a line
// without a file. Each page is a chunk of its own.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Location, matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { type PageInfo, type PageName, pageNames, siteMap } from './content/site-map.ts';
import { reloadOnce } from './reload-once.ts';

export type AnyPage = PageName | 'notFound';

export const pages: Readonly<Record<AnyPage, LazyPage>> = {
  home: lazyPage(async () => (await import('./pages/home-page.tsx')).HomePage),
  prices: lazyPage(async () => (await import('./pages/prices-page.tsx')).PricesPage),
  rabbits: lazyPage(async () => (await import('./pages/rabbits-page.tsx')).RabbitsPage),
  boarding: lazyPage(async () => (await import('./pages/boarding-page.tsx')).BoardingPage),
  sitting: lazyPage(async () => (await import('./pages/sitting-page.tsx')).SittingPage),
  about: lazyPage(async () => (await import('./pages/about-page.tsx')).AboutPage),
  contact: lazyPage(async () => (await import('./pages/contact-page.tsx')).ContactPage),
  album: lazyPage(async () => (await import('./pages/album-page.tsx')).AlbumPage),
  terms: lazyPage(async () => (await import('./pages/terms-page.tsx')).TermsPage),
  reviews: lazyPage(async () => (await import('./pages/reviews-page.tsx')).ReviewsPage),
  writeReview: lazyPage(
    async () => (await import('./pages/write-review-page.tsx')).WriteReviewPage,
  ),
  mail: lazyPage(async () => (await import('./pages/mail-page.tsx')).MailPage),
  privacy: lazyPage(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
  notFound: lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
};

// As on Hosting, '/Contact' is no page.
const routes = [...pageNames, 'notFound' as const].map((id) => ({
  id,
  path: getPath(id),
  caseSensitive: true,
}));

// Made once: React leaves a page as it is whose element stays the same.
const routeElements = routes.map(({ id, ...route }) => {
  const Page = pages[id];
  return <Route key={id} {...route} element={<Page />} />;
});

export function PageRoutes({ location }: { location: Location | string }) {
  return <Routes location={location}>{routeElements}</Routes>;
}

export function getPath(page: AnyPage): string {
  return page === 'notFound' ? '*' : siteMap[page].path;
}

/** The page at this path, by the router's own rules: '/contact/' and '/b%26b' are pages too. */
export function findPage(pathname: string): AnyPage {
  return matchRoutes(routes, pathname)?.[0]?.route.id ?? 'notFound';
}

/** The router's location and its page, once the code of that page has come or failed; until then, those before. */
export function useLoadedLocation(): { location: Location; page: AnyPage } {
  const location = useLocation();
  const page = findPage(location.pathname);
  const { isLoaded, preload } = pages[page];
  const [settled, setSettled] = useState(location);
  // As a state it would draw the layout twice at each click.
  const shown = useRef({ location, page });
  if (isLoaded() || settled === location) shown.current = { location, page };

  useEffect(() => {
    if (isLoaded()) return;
    const settle = () => setSettled(location);
    preload().catch(reloadOnce).then(settle, settle);
  }, [location, isLoaded, preload]);

  return shown.current;
}

/** The live list that the page shows, if it does. */
export function findList(page: AnyPage): PageInfo['live'] {
  const info: Partial<PageInfo> = page === 'notFound' ? {} : siteMap[page];
  return info.live;
}

/** Whether all of the page is there without its code: it has no form and no list. */
export function isStaticPage(page: AnyPage): boolean {
  return page === 'notFound' || !('needsScript' in siteMap[page]);
}

type LazyPage = ComponentType & {
  isLoaded: () => boolean;
  /** Fetches the code; rejects when it does not come, and can then be called again. */
  preload: () => Promise<unknown>;
};

/** As React.lazy, but it can be fetched ahead and is then drawn at once, and a failure is not kept for good. */
function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | null = null;

  function Page() {
    if (!Loaded) throw new Error('The code of this page did not come'); // for the error boundary
    return <Loaded />;
  }
  return Object.assign(Page, {
    isLoaded: () => Loaded !== null,
    async preload() {
      Loaded ??= await load();
    },
  });
}
