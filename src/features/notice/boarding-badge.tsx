import { describeDays, findBoardingFull } from 'shared/notice.ts';
import styles from './notice.module.css';
import { useAgenda } from './notice-provider.tsx';

/** Lists on a picture when the B&B is full. */
export function BoardingBadge() {
  const { notices, today } = useAgenda();
  const full = findBoardingFull(notices, today);
  if (full.length === 0) return null;
  return (
    <div className={styles.badge}>
      <p>Volgeboekt</p>
      {full.map((notice) => (
        <p key={notice.id}>{describeDays(notice, today)}</p>
      ))}
    </div>
  );
}
