import { describeAvailability, phoneHours } from 'shared/phone-hours.ts';
import { useAgenda } from '../features/notice/notice-provider.tsx';
import { useClock } from '../ui/use-clock.ts';
import styles from './phone-availability.module.css';

/** Shows when the salon is available by phone. */
export function PhoneAvailability() {
  const agenda = useAgenda();
  const availability = useClock((now) => describeAvailability(now, phoneHours, agenda));

  if (phoneHours.length === 0) return null;
  return <span className={`screen-only ${styles.availability}`}>{availability}</span>;
}
