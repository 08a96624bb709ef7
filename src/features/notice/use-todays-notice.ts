import { useEffect, useState } from 'react';
import { useBackend } from '../../data/backend-context.tsx';
import { findDay, isCurrent, type Notice, readNotice } from '../../data/notice.ts';
import { readSession, writeSession } from '../../session-storage.ts';

export type ShownNotice = { notice: Notice; dismiss: () => void };

const keys = { notice: 'notice', dismissed: 'notice-dismissed' };

/** Milliseconds. Within it a tab does not fetch it again; phones keep tabs for weeks. */
export const keepFor = 3_600_000;

/** The notice of today that this visitor has not closed. Asked when the page is at rest. */
export function useNotice(): ShownNotice | null {
  const backend = useBackend();
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await findNotice(backend.readNotice);
      if (!wanted || !found || isDismissed(found)) return;
      // Not before there is a notice: the first use of a time zone costs a slow phone 50 ms.
      if (isCurrent(found, findDay(new Date()))) setNotice(found);
    }, afterStart);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [backend]);

  function dismiss() {
    writeSession(keys.dismissed, notice?.text);
    setNotice(null);
  }
  return notice && { notice, dismiss };
}

/** Milliseconds. What the visitor came for goes first. */
const afterStart = 500;

async function findNotice(fetchNotice: () => Promise<Notice | null>): Promise<Notice | null> {
  const kept = readKept(readSession(keys.notice));
  if (kept) return kept.notice;
  try {
    const notice = await fetchNotice();
    writeSession(keys.notice, { at: Date.now(), notice });
    return notice;
  } catch {
    return null; // the site does without
  }
}

function readKept(value: unknown): { notice: Notice | null } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, notice } = value as Record<string, unknown>; // keys only
  if (typeof at !== 'number' || Math.abs(Date.now() - at) > keepFor) return null;
  if (typeof notice !== 'object') return null;
  return { notice: notice && readNotice({ ...notice }) };
}

function isDismissed({ text }: Notice): boolean {
  return readSession(keys.dismissed) === text;
}
