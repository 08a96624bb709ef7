import { createContext, type ReactNode, useContext } from 'react';
import { NoticeBar } from './notice-bar.tsx';
import { none, usePlannedNotices } from './use-planned-notices.ts';

const NoticesContext = createContext(none);

/** Also those that the visitor has closed: they may make untrue what a page says. */
export const useNotices = () => useContext(NoticesContext);

/** Around every page; shows the notice for everyone below it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const planned = usePlannedNotices();
  const { everywhere, today } = planned;
  return (
    <NoticesContext value={planned}>
      {children}
      {everywhere && <NoticeBar notice={everywhere} today={today} />}
    </NoticesContext>
  );
}
