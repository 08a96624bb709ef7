import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { parseAgenda } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import { findShown } from 'shared/notice.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { afterStart, type Schedule, useRequest } from '../../data/use-request.ts';
import { useClock } from '../../ui/use-clock.ts';
import { NoticeBar } from './notice-bar.tsx';

const empty = parseAgenda({});

/** `today`: the day in the Netherlands, or empty while there are no notices. */
const AgendaContext = createContext({ ...empty, today: '' });

/** Returns a notice even after the visitor closes its bar: the texts of pages depend on it. */
export const useAgenda = () => useContext(AgendaContext);

export function NoticeProvider({ children }: { children: ReactNode }) {
  const { fetchAgenda } = useBackend();
  const agenda = useRequest('notices', fetchAgenda, whenVisible) ?? empty;
  const hasNotices = agenda.notices.length > 0;
  // Only notices need the day: the first call of toDutchDay takes 70 ms on a slow phone.
  const readDay = (now: Date) => (hasNotices ? toDutchDay(now) : null);
  const today = useClock(readDay) ?? '';
  const value = useMemo(() => ({ ...agenda, today }), [agenda, today]);
  const shown = findShown(agenda.notices, today);
  return (
    <AgendaContext value={value}>
      {children}
      <NoticeBar notice={shown} today={today} />
    </AgendaContext>
  );
}

/** Sends again each time that the tab becomes visible, because phones keep tabs open for weeks. */
const whenVisible: Schedule = (send) => {
  const cancel = afterStart(send);
  const sendIfVisible = () => {
    if (document.visibilityState === 'visible') send();
  };
  document.addEventListener('visibilitychange', sendIfVisible);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', sendIfVisible);
  };
};
