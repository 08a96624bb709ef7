// The hours in which the salon is available by telephone. The salon works by appointment only.

import { toDutchDay, toDutchTime } from './dutch-time.ts';
import { describeNotice, findHoursNotice, type Notice } from './notice.ts';

const weekdays = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

type Weekday = (typeof weekdays)[number];

/** The same hours on each day from `first` to `last`, in Dutch time: 9.5 is half past nine. */
export type PhoneHours = { first: Weekday; last: Weekday; from: number; until: number };

export const phoneHours: readonly PhoneHours[] = [
  { first: 'maandag', last: 'vrijdag', from: 9, until: 17 }, // PLACEHOLDER
  { first: 'zaterdag', last: 'zaterdag', from: 9, until: 12 }, // PLACEHOLDER
];

export function describeHours({ first, last, from, until }: PhoneHours): string {
  const days = first === last ? first : `${first} t/m ${last}`;
  return `${days} ${formatHour(from)}–${formatHour(until)}\u00a0uur`;
}

/** Returns weekdays as numbers, where 0 is Monday. */
export function listDays({ first, last }: PhoneHours): number[] {
  const from = weekdays.indexOf(first);
  const count = (weekdays.indexOf(last) - from + 7) % 7; // 2 for 'zaterdag t/m maandag'
  return Array.from({ length: count + 1 }, (_, day) => (from + day) % 7);
}

/** Returns a text such as 'Nu bereikbaar tot 17.00 uur', or null if no hours are known. */
export function describeAvailability(
  now: Date,
  hours: readonly PhoneHours[] = phoneHours,
  notices: readonly Notice[] = [],
): string | null {
  if (hours.length === 0) return null;
  const today = toDutchDay(now);
  const noticeOfToday = findHoursNotice(notices, today);
  if (noticeOfToday) return describeNotice(noticeOfToday, today);
  const opening = findNextOpening(now, hours, notices);
  if (opening) return describeOpening(opening);
  const noticeOfWeek = findNoticeOfWeek(now, notices);
  return noticeOfWeek ? describeNotice(noticeOfWeek, today) : null;
}

/** `hours`: those of a day that is `daysAhead` days after today. */
type Opening = { hours: PhoneHours; daysAhead: number; weekday: Weekday; isNow: boolean };

/** Skips days on which a notice changes the hours. Day 7 is the same weekday as today. */
function findNextOpening(
  now: Date,
  hours: readonly PhoneHours[],
  notices: readonly Notice[],
): Opening | null {
  const clock = toDutchTime(now);
  const hourNow = clock.getHours() + clock.getMinutes() / 60;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    if (findHoursNotice(notices, toDutchDay(now, daysAhead))) continue;
    const dayNumber = (clock.getDay() + 6 + daysAhead) % 7; // 0 is Monday
    const weekday = weekdays[dayNumber] ?? 'maandag';
    const next = hours
      .filter((each) => listDays(each).includes(dayNumber))
      .filter(({ until }) => daysAhead > 0 || hourNow < until)
      .sort((a, b) => a.from - b.from)[0];
    if (!next) continue;
    return { hours: next, daysAhead, weekday, isNow: daysAhead === 0 && next.from <= hourNow };
  }
  return null;
}

function describeOpening({ hours, daysAhead, weekday, isNow }: Opening): string {
  if (isNow) return `Nu bereikbaar tot ${formatHour(hours.until)} uur`;
  return `${describeDay(daysAhead, weekday)} bereikbaar vanaf ${formatHour(hours.from)} uur`;
}

function describeDay(daysAhead: number, weekday: Weekday): string {
  switch (daysAhead) {
    case 0:
      return 'Vandaag';
    case 1:
      return 'Morgen';
    case 7:
      return `Volgende week ${weekday}`;
    default:
      return capitalize(weekday);
  }
}

/** Returns the first notice that changes the hours of today or of the next seven days. */
function findNoticeOfWeek(now: Date, notices: readonly Notice[]): Notice | undefined {
  const days = Array.from({ length: 8 }, (_, daysAhead) => toDutchDay(now, daysAhead));
  const found = days.map((day) => findHoursNotice(notices, day));
  return found.find((notice) => notice !== undefined);
}

/** 9.5 -> ['9', '30'] */
export function splitHour(hour: number): [hours: string, minutes: string] {
  const minutes = Math.round(hour * 60);
  return [String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0')];
}

function formatHour(hour: number): string {
  return splitHour(hour).join('.');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
