import { type RefObject, useLayoutEffect, useRef } from 'react';
import { noticeLabels } from '../../data/notice.ts';
import styles from './notice-bar.module.css';
import type { TodaysNotice } from './use-todays-notice.ts';

/** At the lower edge of every page until the visitor closes it. */
export function NoticeBar({ notice, dismiss }: TodaysNotice) {
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar);

  function close() {
    dismiss();
    document.getElementById('inhoud')?.focus({ preventScroll: true }); // the button is gone
  }

  return (
    <aside ref={bar} className={`screen-only ${styles.bar}`} aria-label="Mededeling">
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

/** What gets the focus is scrolled clear of the bar. */
function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      if (!bar.current) return;
      // On a phone it stands above another bar.
      const below = Number.parseFloat(getComputedStyle(bar.current).bottom) || 0;
      style.scrollPaddingBlockEnd = '';
      const others = getComputedStyle(document.documentElement).scrollPaddingBlockEnd;
      const room = Math.max(bar.current.offsetHeight + below + 16, Number.parseFloat(others) || 0);
      style.scrollPaddingBlockEnd = `${room}px`;
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
