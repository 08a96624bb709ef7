import { describeHours, describePhoneDay, findPhoneDays, phoneHours } from 'shared/phone-hours.ts';
import { useClock } from '../../ui/use-clock.ts';
import { useAgenda } from './notice-provider.tsx';

/** Lists the regular telephone hours, and the days of this week that have other hours. */
export function PhoneHours({ className }: { className: string }) {
  const { phoneDays } = useAgenda();
  const days = useClock((now) => findPhoneDays(now, phoneDays).map(describePhoneDay).join('\n'));
  return [...phoneHours.map(describeHours), ...(days ? days.split('\n') : [])].map((text) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}
