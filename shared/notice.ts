import { isBlank, isDay } from './review.ts';

export type Notice = {
  text: string;
  kind: NoticeKind;
  /** yyyy/MM/dd in the Netherlands: the first and the last day on which it is shown. */
  from: string;
  until: string;
};

export type NoticeKind = (typeof noticeKinds)[number];

export const noticeKinds = ['closed', 'holiday', 'no-new-clients'] as const;

export const noticeLabels: Record<NoticeKind, string> = {
  closed: 'Gesloten',
  holiday: 'Vakantie',
  'no-new-clients': 'Even geen nieuwe klanten',
};

export const longestNotice = 240; // UTF-16 units: more would hide the page on a phone

export function readNotice(document: Readonly<Record<string, unknown>>): Notice | null {
  const { text, kind, from, until } = document;
  if (typeof text !== 'string' || isBlank(text) || text.length > longestNotice) return null;
  const known = noticeKinds.find((each) => each === kind);
  if (!known) return null;
  if (typeof from !== 'string' || !isDay(from)) return null;
  if (typeof until !== 'string' || !isDay(until) || until < from) return null;
  return { text: text.trim(), kind: known, from, until };
}

export function isCurrent({ from, until }: Notice, today: string): boolean {
  return from <= today && today <= until;
}
