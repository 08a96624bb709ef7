import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { toDutchDay } from 'shared/dutch-time.ts';
import { findShown, type Notice } from 'shared/notice.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { NoticeBar } from './notice-bar.tsx';

type ShownNotices = ReturnType<typeof findShown> & {
  notices: readonly Notice[];
  today: string; // in the Netherlands
};

const NoticesContext = createContext<ShownNotices>({ notices: [], today: '' });

/** Returns a notice even after the visitor closes its bar: the texts of pages depend on it. */
export const useNotices = () => useContext(NoticesContext);

export function NoticeProvider({ children }: { children: ReactNode }) {
  const notices = usePlannedNotices();
  // Without notices, nothing needs the day: a slow phone takes 70 ms to find the first one.
  const today = useClock((now) => notices.length > 0 && toDutchDay(now)) || '';
  const shown = useMemo(() => ({ ...findShown(notices, today), notices, today }), [notices, today]);
  return (
    <NoticesContext value={shown}>
      {children}
      {shown.everywhere && <NoticeBar notice={shown.everywhere} today={today} />}
    </NoticesContext>
  );
}

function usePlannedNotices(): readonly Notice[] {
  const backend = useBackend();
  const [planned, setPlanned] = useState<readonly Notice[]>([]);

  useEffect(() => {
    let wanted = true;
    async function load() {
      // If the request fails, the notices that are already loaded stay.
      const notices = await backend.fetchNotices().catch(() => null);
      if (wanted && notices) setPlanned(notices);
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
