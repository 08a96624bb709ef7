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
  const clock = toDutchTime(now);
  const weekday = (clock.getDay() + 6) % 7; // 0 is Monday
  const hour = clock.getHours() + clock.getMinutes() / 60;
  const today = toDutchDay(now);
  let notice = findHoursNotice(notices, today); // the first one, today or later
  if (notice) return describeNotice(notice, today);
  // Day 7 is the same weekday as today, a week later.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const noticeOfDay = findHoursNotice(notices, toDutchDay(now, ahead));
    notice ??= noticeOfDay;
    if (noticeOfDay) continue; // the usual hours do not hold
    const ofDay = hours
      .filter((each) => listDays(each).includes((weekday + ahead) % 7))
      .sort((a, b) => a.from - b.from);
    for (const { from, until } of ofDay) {
      if (ahead === 0 && hour >= until) continue;
      if (ahead === 0 && hour >= from) return `Nu bereikbaar tot ${formatHour(until)} uur`;
      const name = weekdays[(weekday + ahead) % 7] ?? '';
      const when = ahead === 7 ? `volgende week ${name}` : (['vandaag', 'morgen'][ahead] ?? name);
      return `${capitalize(when)} bereikbaar vanaf ${formatHour(from)} uur`;
    }
  }
  return notice ? describeNotice(notice, today) : null;
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
