import { useEffect, useState } from 'react';
import { findDay } from 'shared/dutch-time.ts';
import { isCurrent, type Notice } from 'shared/notice.ts';
import { readSession, writeSession } from 'shared/session-storage.ts';
import { useBackend } from '../../data/backend-context.tsx';

const dismissed = 'notice-dismissed';

/** What the owner wants everyone to know today. */
export type TodaysNotice = { notice: Notice; isDismissed: boolean; dismiss: () => void };

/** Asked when the page is at rest, and when the visitor comes back to it; until then, and without one, null. */
export function useTodaysNotice(): TodaysNotice | null {
  const backend = useBackend();
  const [today, setToday] = useState<Omit<TodaysNotice, 'dismiss'> | null>(null);

  useEffect(() => {
    let wanted = true;
    async function look() {
      // Without a connection the site does without, or with what it knows.
      const notice = await backend.fetchNotice().catch(() => undefined);
      if (!wanted || notice === undefined) return;
      // Not before there is a notice: the first use of a time zone costs a slow phone 50 ms.
      if (!notice || !isCurrent(notice, findDay(new Date()))) return setToday(null);
      setToday({ notice, isDismissed: readSession(dismissed) === notice.text });
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

  if (!today) return null;
  return {
    ...today,
    dismiss: () => {
      writeSession(dismissed, today.notice.text);
      setToday({ ...today, isDismissed: true });
    },
  };
}

/** Milliseconds. What the visitor came for goes first. */
const afterStart = 500;
