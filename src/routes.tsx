// Page name -> page. A page of the site map without a line here is a type error, and so is a line
// without a file. Each page is a chunk of its own.
import { type ComponentType, useEffect, useState } from 'react';
import { type Location, matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { type PageInfo, type PageName, pageNames, siteMap } from './content/site-map.ts';
import { readNavigationType } from './navigation-type.ts';

export type AnyPage = PageName | 'notFound';

export const pages: Readonly<Record<AnyPage, LazyPage>> = {
  home: lazyPage(() => import('./pages/home-page.tsx').then((page) => page.HomePage)),
  prices: lazyPage(() => import('./pages/prices-page.tsx').then((page) => page.PricesPage)),
  rabbits: lazyPage(() => import('./pages/rabbits-page.tsx').then((page) => page.RabbitsPage)),
  boarding: lazyPage(() => import('./pages/boarding-page.tsx').then((page) => page.BoardingPage)),
  sitting: lazyPage(() => import('./pages/sitting-page.tsx').then((page) => page.SittingPage)),
  about: lazyPage(() => import('./pages/about-page.tsx').then((page) => page.AboutPage)),
  contact: lazyPage(() => import('./pages/contact-page.tsx').then((page) => page.ContactPage)),
  album: lazyPage(() => import('./pages/album-page.tsx').then((page) => page.AlbumPage)),
  terms: lazyPage(() => import('./pages/terms-page.tsx').then((page) => page.TermsPage)),
  reviews: lazyPage(() => import('./pages/reviews-page.tsx').then((page) => page.ReviewsPage)),
  writeReview: lazyPage(() =>
    import('./pages/write-review-page.tsx').then((page) => page.WriteReviewPage),
  ),
  mail: lazyPage(() => import('./pages/mail-page.tsx').then((page) => page.MailPage)),
  privacy: lazyPage(() => import('./pages/privacy-page.tsx').then((page) => page.PrivacyPage)),
  notFound: lazyPage(() => import('./pages/not-found-page.tsx').then((page) => page.NotFoundPage)),
};

// As on Hosting, '/Contact' is no page.
const routes: { id: AnyPage; path: string; caseSensitive: boolean }[] = [
  ...pageNames.map((name) => ({ id: name, path: siteMap[name].path, caseSensitive: true })),
  { id: 'notFound', path: '*', caseSensitive: true },
];

export function PageRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      {routes.map(({ id, ...route }) => {
        const Page = pages[id];
        return <Route key={id} {...route} element={<Page />} />;
      })}
    </Routes>
  );
}

/** The page at this path, by the router's own rules: '/contact/' and '/b%26b' are pages too. */
export function findPage(pathname: string): AnyPage {
  return matchRoutes(routes, pathname)?.[0]?.route.id ?? 'notFound';
}

/** The location on screen: the router's, once the code of its page is loaded. Until then the page before it stays. */
export function useLoadedLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const page = pages[findPage(location.pathname)];
  const isLoaded = page.isLoaded();
  if (isLoaded && shown !== location) setShown(location);

  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(location);
    };
    page.preload().catch(reloadOnce).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [location, page, isLoaded]);

  return shown;
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

/** After a deployment the chunks of the version before it are gone: a new document names the new ones. */
function reloadOnce(error: unknown): Promise<never> {
  if (readNavigationType() === 'reload' || !navigator.onLine) throw error;
  location.reload();
  return new Promise(() => {});
}
