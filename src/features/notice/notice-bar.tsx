import { useCallback, useState } from 'react';
import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { describeNotice, type Notice } from 'shared/notice.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './notice-bar.module.css';

const dismissed = 'notice-dismissed';

export function NoticeBar({ notice, today }: { notice: Notice; today: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const title = `${describeNotice(notice, today)}.`;
  const fullText = `${title} ${notice.text}`;
  const [closed, setClosed] = useState(() => readTabStorage(dismissed));
  const [isCut, setCut] = useState(false);
  const length = isExpanded ? styles.expanded : styles.folded;

  const observeCut = useCallback((text: HTMLElement | null) => {
    if (!text) return;
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight));
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  function close() {
    writeTabStorage(dismissed, fullText);
    setClosed(fullText); // removes the focused button, so the focus must move
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }

  if (closed === fullText) return null;
  return (
    <aside
      className={`screen-only not-while-typing ${styles.bar} ${length}`}
      aria-label="Mededeling"
    >
      <p ref={observeCut} className={styles.text} role="status">
        <strong>{title}</strong> {notice.text}
      </p>
      {(isCut || isExpanded) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'minder' : 'meer'}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Sluit de mededeling"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
