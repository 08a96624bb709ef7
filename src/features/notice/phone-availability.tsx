import { describeAvailability, phoneHours } from 'shared/phone-hours.ts';
import { useClock } from '../../ui/use-clock.ts';
import { useAgenda } from './notice-provider.tsx';

/** Shows when the salon is available by phone. */
export function PhoneAvailability() {
  const { notices } = useAgenda();
  const availability = useClock((now) => describeAvailability(now, phoneHours, notices));

  if (phoneHours.length === 0) return null;
  return <span className="small late-line screen-only">{availability}</span>;
}
