import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import { findShown } from 'shared/notice.ts';
import { useBackend } from '../../data/backend-context.tsx';
import { startDelay } from '../../ui/start-delay.ts';
import { useClock } from '../../ui/use-clock.ts';
import { NoticeBar } from './notice-bar.tsx';

const empty = parseAgenda({});

/** `today`: the day in the Netherlands, or empty while there are no notices. */
const AgendaContext = createContext({ ...empty, today: '' });

/** Returns a notice even after the visitor closes its bar: the texts of pages depend on it. */
export const useAgenda = () => useContext(AgendaContext);

export function NoticeProvider({ children }: { children: ReactNode }) {
  const agenda = useLoadedAgenda();
  const { notices } = agenda;
  // Without notices, nothing needs the day: a slow phone takes 70 ms to find the first one.
  const today = useClock((now) => (notices.length > 0 ? toDutchDay(now) : null)) ?? '';
  const value = useMemo(() => ({ ...agenda, today }), [agenda, today]);
  const shown = findShown(notices, today);
  return (
    <AgendaContext value={value}>
      {children}
      {shown && <NoticeBar notice={shown} today={today} />}
    </AgendaContext>
  );
}

function useLoadedAgenda(): Agenda {
  const backend = useBackend();
  const [agenda, setAgenda] = useState<Agenda>(empty);

  useEffect(() => {
    async function load() {
      // If the request fails, the agenda that is already loaded stays.
      const loaded = await backend.fetchAgenda().catch(() => null);
      if (loaded) setAgenda(loaded);
    }
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setTimeout(load, startDelay);
    // Loads again when a tab becomes visible, because phones keep tabs open for weeks.
    document.addEventListener('visibilitychange', loadIfVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadIfVisible);
    };
  }, [backend]);

  return agenda;
}
