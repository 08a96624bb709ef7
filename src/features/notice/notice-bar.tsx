import { useState } from 'react';
import { readTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { describeNotice, type Notice } from 'shared/notice.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './notice.module.css';

const storageKey = 'notice-dismissed';

type NoticeBarProps = { notice: Notice | undefined; today: string };

export function NoticeBar({ notice, today }: NoticeBarProps) {
  const [closedNotice, setClosedNotice] = useState(() => readTabStorage(storageKey));
  const identity = JSON.stringify(notice); // the title differs on the first and the last day
  const isOpen = notice && closedNotice !== identity;
  const title = isOpen ? `${describeNotice(notice, today)}.` : '';

  function close() {
    writeTabStorage(storageKey, identity);
    setClosedNotice(identity); // removes the focused button, so the focus must move
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Announcement>{title}</Announcement>
      {isOpen && (
        <aside className={`not-while-typing ${styles.bar}`} aria-label="Mededeling">
          <div className={`small ${styles.text}`}>
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
      )}
    </>
  );
}
