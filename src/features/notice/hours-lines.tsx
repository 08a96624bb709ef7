import { describeHours, phoneHours } from 'shared/phone-hours.ts';

export function HoursLines({ className }: { className?: string | undefined }) {
  if (phoneHours.length === 0) return null;
  const lines = ['Telefonisch bereikbaar', ...phoneHours.map(describeHours)];
  return lines.map((line) => (
    <span key={line} className={className}>
      {line}
    </span>
  ));
}
