import { formatDayWithoutYear } from './format-day.ts';
import { isDay } from './is-day.ts';

export const noticeLabels = {
  holiday: 'Vakantie',
  closed: 'Gesloten',
  'other-hours': 'Andere uren',
  'no-new-clients': 'Even geen nieuwe klanten',
  'boarding-full': 'B&B volgeboekt',
};

export type NoticeKind = keyof typeof noticeLabels;

/** The days are yyyy/MM/dd in the Netherlands. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  text: string;
  from: string; // the first day that the notice is about
  until: string; // the last one
  shownFrom: string; // the day on which it appears on the site
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
  const { kind, text, from, until } = fields;
  const { id = 'current', shownFrom = from } = fields; // an older notice has neither
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

const kindsOfHours: readonly NoticeKind[] = ['holiday', 'closed', 'other-hours'];

/** Returns the notice for which the usual hours do not hold on this day; of several, the one that
 * ends last. */
export function findHoursNotice(notices: readonly Notice[], day: string): Notice | undefined {
  const ofDay = notices.filter(({ from, until }) => from <= day && day <= until);
  const ofHours = ofDay.filter(({ kind }) => kindsOfHours.includes(kind));
  const lastFirst = ofHours.sort((a, b) => b.until.localeCompare(a.until));
  return lastFirst[0];
}

/** Returns the notice that every page shows. One that changes today's hours goes first, one that
 * only concerns the B&B last. */
export function findShown(notices: readonly Notice[], today: string): Notice | undefined {
  const shown = notices.filter(({ shownFrom, until }) => shownFrom <= today && today <= until);
  const general = shown.find((notice) => notice.kind !== 'boarding-full');
  return findHoursNotice(notices, today) ?? general ?? shown[0];
}

/** Returns the notices of a full B&B until their last day, even before other pages show them. */
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
  if (hasBegun) {
    const end = until === today ? 'vandaag' : lastDay;
    return `t/m ${end}`;
  }
  const [firstNumber, firstMonth] = firstDay.split(' ');
  const [, lastMonth] = lastDay.split(' ');
  const start = firstMonth === lastMonth ? firstNumber : firstDay;
  return `${start} t/m ${lastDay}`;
}
