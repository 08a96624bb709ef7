import { useSyncExternalStore } from 'react';
import { describeAvailability, phoneHours } from '../content/phone-hours.ts';
import { useNotices } from '../features/notice/notice-provider.tsx';
import styles from './phone-availability.module.css';

/** Shows when the salon is available by phone. The current time is known only after hydration. */
export function PhoneAvailability() {
  const { notices } = useNotices();
  const availability = useSyncExternalStore(
    followClock,
    () => describeAvailability(new Date(), phoneHours, notices),
    () => null,
  );

  if (phoneHours.length === 0) return null;
  return <span className={`screen-only ${styles.availability}`}>{availability}</span>;
}

function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  return () => clearInterval(timer);
}
