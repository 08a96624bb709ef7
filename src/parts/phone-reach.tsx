import { useSyncExternalStore } from 'react';
import { describeReach, phoneHours } from '../content/phone-hours.ts';
import { useNotice } from '../features/notice/notice-provider.tsx';
import styles from './phone-reach.module.css';

/** Whether somebody answers now: by the visitor's clock, so not before hydration. */
export function PhoneReach() {
  const notice = useNotice();
  // From the day on which it is announced: what it says may be true already.
  const isAway = notice?.kind === 'closed' || notice?.kind === 'holiday';
  const reach = useSyncExternalStore(
    followClock,
    () => describeReach(new Date()),
    () => null,
  );

  if (phoneHours.length === 0) return null;
  return (
    <span className={`screen-only ${styles.reach}`}>
      {isAway && reach ? 'Deze dagen anders bereikbaar' : reach}
    </span>
  );
}

function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  return () => clearInterval(timer);
}
