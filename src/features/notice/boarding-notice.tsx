import { describeDays, describeNotice } from 'shared/notice.ts';
import styles from './boarding-notice.module.css';
import { useAgenda } from './notice-provider.tsx';

/** Shows on a picture when the B&B is full: all periods, or the first one with their number. */
export function BoardingBadge({ onlyFirst = false }) {
  const { boarding, today } = useAgenda();
  const [first, ...later] = boarding;
  if (!first) return null;
  return (
    <div className={styles.badge}>
      <p>{describeNotice(first, today, 'Volgeboekt')}</p>
      {onlyFirst
        ? later.length > 0 && <p>en nog {later.length} keer</p>
        : later.map((notice) => <p key={notice.id}>en {describeDays(notice, today)}</p>)}
    </div>
  );
}

/** Lists the periods in which the B&B is full, with the owner's texts. */
export function BoardingPeriods() {
  const { boarding, today } = useAgenda();
  return boarding.map((notice) => (
    <p key={notice.id}>
      <strong>{describeNotice(notice, today, 'Volgeboekt')}.</strong> {notice.text}
    </p>
  ));
}
