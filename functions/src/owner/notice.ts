// The notice on every page, and the switch of the review form. Each is one document, which firestore.rules names.
import { longestNotice, type Notice, noticeKinds, readNotice } from '../../../src/data/notice.ts';
import { isBlank, isDay } from '../../../src/data/review.ts';
import { type Documents, nameVersion } from './documents.ts';

const paths = { notice: 'notices/current', form: 'settings/reviewForm' };

/** As the form has them: days as yyyy-MM-dd. */
export type NoticeFields = { kind: string; text: string; from: string; until: string };

export function loadNotice(documents: Documents): Promise<Notice | null> {
  return documents.transact(async ({ get }) => readNotice((await get(paths.notice)) ?? {}));
}

/** 'changed': another device has stored another one since `version`. */
export function storeNotice(
  documents: Documents,
  notice: Notice,
  version: string,
): Promise<'stored' | 'changed'> {
  return documents.transact(async ({ get, set }) => {
    const current = nameVersion(readNotice((await get(paths.notice)) ?? {}));
    if (current !== version && current !== nameVersion(notice)) return 'changed';
    set(paths.notice, notice);
    return 'stored';
  });
}

/** It stays stored, so that it can be used again: it has ended the day before. */
export function endNotice(documents: Documents, yesterday: string): Promise<void> {
  return documents.transact(async ({ get, set }) => {
    const notice = readNotice((await get(paths.notice)) ?? {});
    if (!notice || notice.until <= yesterday) return;
    const from = notice.from < yesterday ? notice.from : yesterday;
    set(paths.notice, { ...notice, from, until: yesterday });
  });
}

/** The notice, or a sentence for each field that is wrong. */
export function checkNotice(
  { kind, text, from, until }: NoticeFields,
  today: string,
): { notice: Notice } | { problems: string[] } {
  const problems: string[] = [];
  const [firstDay, lastDay] = [from, until].map((day) => day.replaceAll('-', '/'));
  if (!noticeKinds.some((known) => known === kind)) problems.push('Kies waar het over gaat.');
  if (isBlank(text)) problems.push('Schrijf wat bezoekers moeten weten.');
  if (text.length > longestNotice) {
    problems.push(`De tekst heeft ${text.length} tekens. Er passen er ${longestNotice} in.`);
  }
  if (!isDay(firstDay ?? '')) problems.push('Kies de eerste dag.');
  if (!isDay(lastDay ?? '')) problems.push('Kies de laatste dag.');
  else if (lastDay && firstDay && lastDay < firstDay) {
    problems.push('De laatste dag ligt voor de eerste dag.');
  } else if (lastDay && lastDay < today) problems.push('De laatste dag is al voorbij.');
  const notice = readNotice({ kind, text, from: firstDay, until: lastDay });
  return notice && problems.length === 0 ? { notice } : { problems };
}

export function isFormOpen(documents: Documents): Promise<boolean> {
  return documents.transact(async ({ get }) => (await get(paths.form))?.open !== false);
}

export function setFormOpen(documents: Documents, open: boolean): Promise<void> {
  return documents.transact(async ({ set }) => set(paths.form, { open }));
}
