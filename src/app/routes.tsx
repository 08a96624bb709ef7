// Page name -> file. A page of the site map without a line here is a type error, and so is a line
// without a file. Each page is a chunk of its own.
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type PageInfo, type PageName, pageNames, siteMap } from '../content/site-map.ts';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';

type AnyPage = PageName | 'notFound';
type LoadPage = () => Promise<ComponentType>;

const pages: Record<AnyPage, LoadPage> = {
  home: () => import('../pages/home-page.tsx').then((page) => page.HomePage),
  prices: () => import('../pages/prices-page.tsx').then((page) => page.PricesPage),
  rabbits: () => import('../pages/rabbits-page.tsx').then((page) => page.RabbitsPage),
  boarding: () => import('../pages/boarding-page.tsx').then((page) => page.BoardingPage),
  sitting: () => import('../pages/sitting-page.tsx').then((page) => page.SittingPage),
  about: () => import('../pages/about-page.tsx').then((page) => page.AboutPage),
  contact: () => import('../pages/contact-page.tsx').then((page) => page.ContactPage),
  album: () => import('../pages/album-page.tsx').then((page) => page.AlbumPage),
  terms: () => import('../pages/terms-page.tsx').then((page) => page.TermsPage),
  reviews: () => import('../pages/reviews-page.tsx').then((page) => page.ReviewsPage),
  writeReview: () => import('../pages/write-review-page.tsx').then((page) => page.WriteReviewPage),
  mail: () => import('../pages/mail-page.tsx').then((page) => page.MailPage),
  privacy: () => import('../pages/privacy-page.tsx').then((page) => page.PrivacyPage),
  notFound: () => import('../pages/not-found-page.tsx').then((page) => page.NotFoundPage),
};

/**
 * The route table: the browser's router and the prerender both read it. A new one for each router,
 * because a router writes what it has loaded into its table.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: PageError,
      children: [
        ...pageNames.map((name) => createRoute(name, siteMap[name].path)),
        createRoute('notFound', '*'),
      ],
    },
  ];
}

// A route's id is its page's name: pages are told apart by it, because '/contact/' and '/b%26b' are
// the same pages as '/contact' and '/b&b'.
function createRoute(name: AnyPage, path: string): RouteObject {
  return {
    id: name,
    path,
    ErrorBoundary: PageError,
    lazy: { Component: () => pages[name]().catch((reason) => openAnew(path, reason)) },
  };
}

const table = createRoutes();

/**
 * After a new version went live, the old one's parts are gone. The visitor then gets the page as a
 * document of the new version; without a connection it stays at the error page, which says so. This
 * cannot go round: a document whose own part does not come asks for no other (main.tsx).
 */
function openAnew(path: string, reason: unknown): Promise<never> {
  if (!navigator.onLine || path === '*') throw reason;
  window.location.assign(path);
  return new Promise(() => {});
}

/** The name of the page at this address: every address has one. */
export function findPage(pathname: string): AnyPage {
  const name = matchRoutes(table, pathname)?.at(-1)?.route.id;
  return pageNames.find((candidate) => candidate === name) ?? 'notFound';
}

/**
 * Puts the page into the table, so that a router can draw it at once. Where its code does not come,
 * the page is one that fails, and false is the answer.
 */
export async function loadPage(routes: RouteObject[], name: AnyPage): Promise<boolean> {
  const route = routes[0]?.children?.find(({ id }) => id === name);
  if (!route) throw new Error(`${name} is not in the table`);
  delete route.lazy;
  try {
    route.Component = await pages[name]();
    return true;
  } catch (reason) {
    route.Component = () => {
      throw reason;
    };
    return false;
  }
}

/** Fetches the code of the page. What cannot be fetched now is fetched when it is asked for. */
export async function prefetchPage(name: AnyPage): Promise<void> {
  await pages[name]().catch(() => {});
}

/** Whether all of the page is there without its code: it has no form and no list. */
export function isReadable(name: AnyPage): boolean {
  return name === 'notFound' || !('startsAtOnce' in siteMap[name]);
}

/** The live list that the page shows, if it does. */
export function findList(name: AnyPage): PageInfo['live'] {
  const page: Partial<PageInfo> = name === 'notFound' ? {} : siteMap[name];
  return page.live;
}
