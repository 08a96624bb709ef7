// `notices/current`: what the owner changes every month. Every page reads this one document.
import { isDay } from './is-day.ts';
import { type Notice, parseNotices } from './notice.ts';

/**
 * The telephone hours of one day (yyyy/MM/dd in the Netherlands), instead of the regular ones.
 * The salon is not available on a day whose `from` equals its `until`.
 */
export type PhoneDay = { day: string; from: number; until: number };

export type Agenda = {
  notices: readonly Notice[];
  waiting: string; // how soon a client can come; empty if the site must not say
  phoneDays: readonly PhoneDay[];
};

export function parseAgenda(document: Readonly<Record<string, unknown>>): Agenda {
  const { waiting, phoneDays } = document;
  const days: unknown[] = Array.isArray(phoneDays) ? phoneDays : [];
  return {
    notices: parseNotices(document),
    waiting: typeof waiting === 'string' ? waiting.trim() : '',
    phoneDays: days.flatMap((each) => parsePhoneDay(Object(each)) ?? []),
  };
}

function parsePhoneDay({ day, ...hours }: Readonly<Record<string, unknown>>): PhoneDay | null {
  const [from, until] = [parseHour(hours.from), parseHour(hours.until)];
  if (!isDay(day) || from > until) return null;
  return { day, from, until };
}

/** A number may be stored as a text. Without valid hours, a day has none: from 0 until 0. */
function parseHour(stored: unknown): number {
  const hour = Number(stored ?? 0);
  return hour >= 0 && hour <= 24 ? hour : 0;
}
