import { useLocation } from 'react-router-dom';
import { type AnyPage, findPage } from './routes.tsx';

/** The page on screen. */
export function useCurrentPage(): AnyPage {
  return findPage(useLocation().pathname);
}
