import { useSyncExternalStore } from 'react';
import { describeReach, phoneHours } from '../content/phone-hours.ts';
import { useNotices } from '../features/notice/notice-provider.tsx';
import styles from './phone-reach.module.css';

/** Whether somebody answers now: by the visitor's clock, so not before hydration. */
export function PhoneReach() {
  const { notices } = useNotices();
  const reach = useSyncExternalStore(
    followClock,
    () => describeReach(new Date(), phoneHours, notices),
    () => null,
  );

  if (phoneHours.length === 0) return null;
  return <span className={`screen-only ${styles.reach}`}>{reach}</span>;
}

function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  return () => clearInterval(timer);
}
