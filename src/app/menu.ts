import { type PageInfo, type PageName, pageNames, siteMap } from '../content/site-map.ts';

type MenuLink = { name: PageName; path: string; label: string };

/** The links of a menu, in the order of the site map. */
export function listMenu(place: 'header' | 'footer'): MenuLink[] {
  return pageNames.flatMap((name) => {
    const { path, label, menu }: PageInfo = siteMap[name];
    return label && menu?.includes(place) ? [{ name, path, label }] : [];
  });
}
