import { describeHours, phoneHours } from 'shared/phone-hours.ts';

export function PhoneHours({ className }: { className: string }) {
  return phoneHours.map(describeHours).map((text) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}
