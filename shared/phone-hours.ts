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

/** The same hours on each day from `first` to `last`, in Dutch time. */
export type PhoneHours = {
  first: Weekday;
  last: Weekday;
  from: number; // 9.5 is half past nine
  until: number;
};

export const phoneHours: readonly PhoneHours[] = [
  { first: 'maandag', last: 'vrijdag', from: 9, until: 17 }, // PLACEHOLDER
  { first: 'zaterdag', last: 'zaterdag', from: 9, until: 12 }, // PLACEHOLDER
];

export function describeHours({ first, last, from, until }: PhoneHours): string {
  const days = first === last ? first : `${first} t/m ${last}`;
  const times = `${formatHour(from)}–${formatHour(until)}`;
  return `${days} ${times}\u00a0uur`;
}

/** Returns weekdays as numbers, where 0 is Monday. */
export function listDays({ first, last }: PhoneHours): number[] {
  const firstDay = weekdays.indexOf(first);
  const lastDay = weekdays.indexOf(last);
  const daysAfterFirst = (lastDay - firstDay + 7) % 7; // 2 for 'zaterdag t/m maandag'
  const weekFromFirst = weekdays.map((_, index) => (firstDay + index) % 7);
  return weekFromFirst.slice(0, daysAfterFirst + 1);
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
  // No opening means that notices close the salon all week.
  const noticeOfWeek = findNoticeOfWeek(now, notices);
  if (noticeOfWeek) return describeNotice(noticeOfWeek, today);
  return null;
}

type Opening = {
  hours: PhoneHours;
  daysAhead: number; // 0 is today
  weekday: Weekday;
  isNow: boolean;
};

/** From today to the same weekday of the next week. */
const comingDays = [0, 1, 2, 3, 4, 5, 6, 7];

/** Skips days on which a notice changes the hours. */
function findNextOpening(
  now: Date,
  hours: readonly PhoneHours[],
  notices: readonly Notice[],
): Opening | null {
  const clock = toDutchTime(now);
  const hourNow = clock.getHours() + clock.getMinutes() / 60;
  for (const daysAhead of comingDays) {
    const day = toDutchDay(now, daysAhead);
    if (findHoursNotice(notices, day)) continue;
    const isToday = daysAhead === 0;
    const dayNumber = (clock.getDay() + 6 + daysAhead) % 7; // 0 is Monday
    const ofDay = hours.filter((each) => listDays(each).includes(dayNumber));
    const notOver = ofDay.filter((each) => !isToday || hourNow < each.until);
    const earliestFirst = notOver.sort((a, b) => a.from - b.from);
    const next = earliestFirst[0];
    if (!next) continue;
    const weekday = weekdays[dayNumber] as Weekday;
    const isNow = isToday && next.from <= hourNow;
    return { hours: next, daysAhead, weekday, isNow };
  }
  return null;
}

function describeOpening({ hours, daysAhead, weekday, isNow }: Opening): string {
  if (isNow) return `Nu bereikbaar tot ${formatHour(hours.until)} uur`;
  const day = describeDay(daysAhead, weekday);
  return `${day} bereikbaar vanaf ${formatHour(hours.from)} uur`;
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
  for (const daysAhead of comingDays) {
    const day = toDutchDay(now, daysAhead);
    const notice = findHoursNotice(notices, day);
    if (notice) return notice;
  }
  return undefined;
}

/** 9.5 -> ['9', '30'] */
export function splitHour(hour: number): [hours: string, minutes: string] {
  const minutesInAll = Math.round(hour * 60);
  const hours = Math.floor(minutesInAll / 60);
  const minutes = minutesInAll % 60;
  return [String(hours), String(minutes).padStart(2, '0')];
}

function formatHour(hour: number): string {
  return splitHour(hour).join('.');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
