import { describeHours, phoneHours } from 'shared/phone-hours.ts';

export function HoursLines({ className }: { className?: string | undefined }) {
  if (phoneHours.length === 0) return null;
  return ['Telefonisch bereikbaar', ...phoneHours.map(describeHours)].map((text) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}
