import { noticeLabels } from 'shared/notice.ts';
import styles from './notice-bar.module.css';
import type { TodaysNotice } from './use-todays-notice.ts';

/** At the lower edge of every page until the visitor closes it. */
export function NoticeBar({ notice, dismiss }: TodaysNotice) {
  function close() {
    dismiss();
    document.getElementById('inhoud')?.focus({ preventScroll: true }); // the button is gone
  }

  return (
    <aside className={`screen-only ${styles.bar}`} aria-label="Mededeling">
      <p className={styles.text} role="status">
        <strong>{noticeLabels[notice.kind]}.</strong> {notice.text}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Sluit de mededeling"
        onClick={close}
      >
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  );
}
