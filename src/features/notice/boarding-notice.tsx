import { describeNotice } from 'shared/notice.ts';
import styles from './boarding-notice.module.css';
import { useNotices } from './notice-provider.tsx';

export function BoardingNotice({ withText = false }) {
  const { boarding, today } = useNotices();
  if (!boarding) return null;
  const title = describeNotice(boarding, today, 'Volgeboekt');
  if (!withText) return <p className={styles.badge}>{title}</p>;
  return (
    <p>
      <strong>{title}.</strong> {boarding.text}
    </p>
  );
}
