import { useEffect, useState } from 'react';
import { describeHours, describeReach, phoneHours } from '../content/phone-hours.ts';
import styles from './phone-status.module.css';

/** When somebody answers, and whether that is now: by the visitor's clock, so not before hydration. */
export function PhoneStatus() {
  const [reach, setReach] = useState<string | null>(null);

  useEffect(() => {
    const read = () => setReach(describeReach(new Date()));
    read();
    const timer = setInterval(read, 30_000);
    return () => clearInterval(timer);
  }, []);

  if (phoneHours.length === 0) return null;
  return (
    <>
      <p className={styles.reach}>{reach}</p>
      {phoneHours.map((hours) => (
        <p key={describeHours(hours)} className={styles.hours}>
          {describeHours(hours)}
        </p>
      ))}
    </>
  );
}
