import { createContext, type ReactNode, useContext } from 'react';
import type { Notice } from 'shared/notice.ts';
import { NoticeBar } from './notice-bar.tsx';
import { useTodaysNotice } from './use-todays-notice.ts';

const NoticeContext = createContext<Notice | null>(null);

/** Today's notice, also after the visitor has closed it: it may make untrue what a page says. */
export function useNotice(): Notice | null {
  return useContext(NoticeContext);
}

/** Around every page; shows the notice below it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const today = useTodaysNotice();
  return (
    <NoticeContext value={today?.notice ?? null}>
      {children}
      {today && !today.isDismissed && <NoticeBar {...today} />}
    </NoticeContext>
  );
}
