import { useMatches } from 'react-router-dom';
import { type PageName, pageNames } from '../content/site-map.ts';

/** The page on screen, or null for an unknown address. */
export function useCurrentPage(): PageName | null {
  const route = useMatches().at(-1)?.id;
  return pageNames.find((name) => name === route) ?? null;
}
