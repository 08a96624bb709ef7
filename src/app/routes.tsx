// Page name -> file. A page of the site map without a line here is a type error, and so is a line
// without a file. Each page is a chunk of its own.
import type { ComponentType } from 'react';
import { decodeAddress } from '../content/decode-address.ts';
import { type PageInfo, type PageName, pageNames, siteMap } from '../content/site-map.ts';

export type AnyPage = PageName | 'notFound';
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

const pagesByPath = new Map<string, PageName>(pageNames.map((name) => [siteMap[name].path, name]));

/** The name of the page at this address: every address has one. '/contact/' and '/b%26b' are pages too. */
export function findPage(pathname: string): AnyPage {
  const path = decodeAddress(pathname)?.replace(/(.)\/+$/, '$1');
  return pagesByPath.get(path ?? '') ?? 'notFound';
}

const loaded = new Map<AnyPage, ComponentType>();

/** Whether the page can be drawn: its code is here. */
export function isHere(name: AnyPage): boolean {
  return loaded.has(name);
}

/** Fetches the code of the page, unless it is here; rejects when it does not come. */
export async function loadPage(name: AnyPage): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await pages[name]());
}

/** Whether the page can be drawn now, its code fetched if need be. What does not come can be asked for again. */
export function fetchPage(name: AnyPage): Promise<boolean> {
  return loadPage(name).then(
    () => true,
    () => false,
  );
}

/** Throws while the code of the page is not here: whoever shows it without waiting shows an error. */
export function Page({ name }: { name: AnyPage }) {
  const Content = loaded.get(name);
  if (!Content) throw new Error(`The code of the page "${name}" did not come`);
  return <Content />;
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
