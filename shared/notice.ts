import { formatDayWithoutYear } from './format-day.ts';
import { isDay } from './is-day.ts';

export type Notice = {
  id: string;
  kind: NoticeKind;
  text: string;
  /** The first and the last day that the notice is about: yyyy/MM/dd in the Netherlands. */
  from: string;
  until: string;
  shownFrom: string;
};

export type NoticeKind = keyof typeof noticeLabels;

export const noticeLabels = {
  closed: 'Gesloten',
  holiday: 'Vakantie',
  'no-new-clients': 'Even geen nieuwe klanten',
  'boarding-full': 'B&B volgeboekt',
};

const noticeKinds = Object.keys(noticeLabels) as NoticeKind[];

export const maxNoticeLength = 240;

type Fields = Readonly<Record<string, unknown>>;

/** Parses `notices/current`. An older document has no list: the document itself is one notice. */
export function parseNotices(document: Fields): Notice[] {
  const stored = Array.isArray(document.notices) ? document.notices : [document];
  return stored.flatMap((each: unknown) => parseNotice(Object(each)) ?? []);
}

function parseNotice(fields: Fields): Notice | null {
  const { id = 'current', text, from, until, shownFrom = from } = fields;
  const kind = noticeKinds.find((each) => each === fields.kind);
  if (!kind || typeof id !== 'string') return null;
  if (typeof text !== 'string' || text.length > maxNoticeLength) return null;
  if (!isDay(from) || !isDay(until) || !isDay(shownFrom)) return null;
  return until < from ? null : { id, kind, text: text.trim(), from, until, shownFrom };
}

export function isBoarding({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'boarding-full';
}

/** Returns the notice that closes the salon on this day; of several, the one that ends last. */
export function findClosing(notices: readonly Notice[], day: string): Notice | undefined {
  return notices
    .filter(({ kind }) => kind === 'closed' || kind === 'holiday')
    .filter(({ from, until }) => from <= day && day <= until)
    .sort((a, b) => b.until.localeCompare(a.until))[0];
}

/** `everywhere`: one notice, for every page. `boarding`: all days of a full B&B, however late. */
type Shown = { everywhere?: Notice | undefined; boarding: readonly Notice[] };

export function findShown(notices: readonly Notice[], today: string): Shown {
  const current = notices.filter((each) => today <= each.until);
  const announced = current.find((each) => !isBoarding(each) && each.shownFrom <= today);
  return {
    everywhere: findClosing(notices, today) ?? announced,
    boarding: current.filter(isBoarding),
  };
}

/** Returns for example 'Gesloten 20 t/m 27 december'. `what` replaces the label of the kind. */
export function describeNotice(
  notice: Notice,
  today: string,
  what: string = noticeLabels[notice.kind],
): string {
  const { from, until } = notice;
  const isToday = from === today && until === today;
  const inSentence = what.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return isToday ? `Vandaag ${inSentence}` : `${what} ${describeDays(notice, today)}`;
}

/** Returns for example '20 t/m 27 december'. */
export function describeDays({ from, until }: Notice, today: string): string {
  const [first = '', last = ''] = [from, until].map(formatDayWithoutYear);
  if (from === until) return `op ${last}`;
  if (from <= today) return `t/m ${until === today ? 'vandaag' : last}`;
  const month = last.slice(last.indexOf(' '));
  return `${first.replace(month, '')} t/m ${last}`;
}
