import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { toDutchDay } from 'shared/dutch-time.ts';
import { findShown, type Notice } from 'shared/notice.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { NoticeBar } from './notice-bar.tsx';

type PlannedNotices = ReturnType<typeof findShown> & {
  notices: readonly Notice[];
  today: string; // in the Netherlands, when they were asked for
};

const none: PlannedNotices = { notices: [], today: '' };

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

/** Asked for when the page is at rest, and when the visitor comes back to it; until then none. */
function usePlannedNotices(): PlannedNotices {
  const backend = useBackend();
  const [planned, setPlanned] = useState(none);

  useEffect(() => {
    let wanted = true;
    async function look() {
      // Without a connection the site does without, or with what it knows.
      const notices = await backend.fetchNotices().catch(() => null);
      if (!wanted || !notices) return;
      const today = toDutchDay(new Date());
      setPlanned(notices[0] ? { ...findShown(notices, today), notices, today } : none);
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setTimeout(look, afterStart);
    document.addEventListener('visibilitychange', lookAgain); // phones keep tabs for weeks
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [backend]);

  return planned;
}

/** Milliseconds. What the visitor came for goes first. */
const afterStart = 500;
