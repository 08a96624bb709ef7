import { formatDayWithoutYear } from './format-day.ts';
import { isDay } from './is-day.ts';

export type NoticeKind = keyof typeof noticeLabels;

export type Notice = {
  id: string;
  kind: NoticeKind;
  text: string;
  /** The first and the last day that the notice is about: yyyy/MM/dd in the Netherlands. */
  from: string;
  until: string;
  shownFrom: string;
};

export const noticeLabels = {
  holiday: 'Vakantie',
  closed: 'Gesloten',
  'other-hours': 'Andere uren',
  'no-new-clients': 'Even geen nieuwe klanten',
  'boarding-full': 'B&B volgeboekt',
};

export const noticeKinds = Object.keys(noticeLabels) as NoticeKind[];

export const maxNoticeLength = 240;

type Fields = Readonly<Record<string, unknown>>;

/** Parses `notices/current`. An older document has no list: the document itself is one notice. */
export function parseNotices(document: Fields): Notice[] {
  const { notices } = document;
  const stored: readonly unknown[] = Array.isArray(notices) ? notices : [document];
  return stored.map(parseNotice).filter((notice) => notice !== null);
}

function parseNotice(stored: unknown): Notice | null {
  const fields: Fields = Object(stored); // a value that is no object has no fields
  const { id = 'current', kind, text, from, until } = fields;
  const shownFrom = fields.shownFrom ?? from;
  if (typeof id !== 'string') return null;
  if (!isKind(kind)) return null;
  if (typeof text !== 'string' || text.length > maxNoticeLength) return null;
  if (!isDay(from) || !isDay(until) || !isDay(shownFrom)) return null;
  if (until < from) return null;
  return { id, kind, text: text.trim(), from, until, shownFrom };
}

function isKind(value: unknown): value is NoticeKind {
  return noticeKinds.some((kind) => kind === value);
}

/** Returns the notice for which the usual hours do not hold on this day; of several, the one that
 * ends last. */
export function findHoursNotice(notices: readonly Notice[], day: string): Notice | undefined {
  const ofDay = notices.filter((notice) => notice.from <= day && day <= notice.until);
  const ofHours = ofDay.filter(changesHours);
  const lastFirst = ofHours.sort((a, b) => b.until.localeCompare(a.until));
  return lastFirst[0];
}

function changesHours({ kind }: Notice): boolean {
  return kind === 'holiday' || kind === 'closed' || kind === 'other-hours';
}

/** Returns the notice that every page shows. One that only concerns the B&B goes last. */
export function findShown(notices: readonly Notice[], today: string): Notice | undefined {
  const shown = notices.filter((notice) => notice.shownFrom <= today && today <= notice.until);
  const general = shown.find((notice) => notice.kind !== 'boarding-full');
  return findHoursNotice(notices, today) ?? general ?? shown[0];
}

/** Returns the notices of a full B&B, however late. */
export function findBoardingFull(notices: readonly Notice[], today: string): Notice[] {
  return notices.filter(({ kind, until }) => kind === 'boarding-full' && today <= until);
}

/** Returns for example 'Gesloten 20 t/m 27 december'. */
export function describeNotice(notice: Notice, today: string): string {
  const label = noticeLabels[notice.kind];
  const isOnlyToday = notice.from === today && notice.until === today;
  if (isOnlyToday) return `Vandaag ${uncapitalize(label)}`;
  const days = describeDays(notice, today);
  return `${label} ${days}`;
}

function uncapitalize(label: string): string {
  if (label.startsWith('B&B')) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Returns for example '20 t/m 27 december'. */
export function describeDays({ from, until }: Notice, today: string): string {
  const firstDay = formatDayWithoutYear(from);
  const lastDay = formatDayWithoutYear(until);
  if (from === until) return `op ${lastDay}`;
  const hasBegun = from <= today;
  if (hasBegun && until === today) return 't/m vandaag';
  if (hasBegun) return `t/m ${lastDay}`;
  const month = lastDay.slice(lastDay.indexOf(' '));
  const start = firstDay.replace(month, ''); // '20' of '20 december' if both are in one month
  return `${start} t/m ${lastDay}`;
}
