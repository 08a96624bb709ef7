import { describeNotice } from 'shared/notice.ts';
import styles from './boarding-notice.module.css';
import { useNotices } from './notice-provider.tsx';

/** 'Volgeboekt 20 t/m 27 december': over the foot of a picture, where it moves nothing, or with what the owner wrote. */
export function BoardingNotice({ isWhole = false }) {
  const { boarding, today } = useNotices();
  if (!boarding) return null;
  const told = describeNotice(boarding, today, 'Volgeboekt');
  if (!isWhole) return <p className={styles.badge}>{told}</p>;
  return (
    <p>
      <strong>{told}.</strong> {boarding.text}
    </p>
  );
}
