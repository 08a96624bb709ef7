import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { toDutchDay } from 'shared/dutch-time.ts';
import { findShown, type Notice } from 'shared/notice.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { NoticeBar } from './notice-bar.tsx';

type PlannedNotices = ReturnType<typeof findShown> & {
  notices: readonly Notice[];
  today: string; // the day in the Netherlands when the notices were loaded
};

const none: PlannedNotices = { notices: [], today: '' };

const NoticesContext = createContext(none);

/** Returns a notice even after the visitor closes its bar: the texts of pages depend on it. */
export const useNotices = () => useContext(NoticesContext);

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

function usePlannedNotices(): PlannedNotices {
  const backend = useBackend();
  const [planned, setPlanned] = useState(none);

  useEffect(() => {
    let wanted = true;
    async function load() {
      // If the request fails, the notices that are already loaded stay.
      const notices = await backend.fetchNotices().catch(() => null);
      if (!wanted || !notices) return;
      const today = toDutchDay(new Date());
      setPlanned(notices[0] ? { ...findShown(notices, today), notices, today } : none);
    }
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setTimeout(load, afterStart);
    // Loads again when a tab becomes visible, because phones keep tabs open for weeks.
    document.addEventListener('visibilitychange', loadIfVisible);
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadIfVisible);
    };
  }, [backend]);

  return planned;
}

/** Milliseconds of delay, so that the page's own content loads before the notices. */
const afterStart = 500;
