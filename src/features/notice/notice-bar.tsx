import { useState } from 'react';
import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { describeNotice, type Notice } from 'shared/notice.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './notice.module.css';

const dismissed = 'notice-dismissed';

export function NoticeBar({ notice, today }: { notice: Notice; today: string }) {
  const [closed, setClosed] = useState(() => readTabStorage(dismissed));
  const identity = JSON.stringify(notice); // the title differs on the first and the last day
  const title = `${describeNotice(notice, today)}.`;

  function close() {
    writeTabStorage(dismissed, identity);
    setClosed(identity); // removes the focused button, so the focus must move
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }

  if (closed === identity) return null;
  return (
    <aside className={`not-while-typing ${styles.bar}`} aria-label="Mededeling">
      <div className={styles.text} role="status">
        {notice.text ? (
          <Disclosure title={title}>
            <p>{notice.text}</p>
          </Disclosure>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Sluit de mededeling"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
