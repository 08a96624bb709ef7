// The hours in which the salon is available by telephone. The salon works by appointment only.

import type { Agenda, PhoneDay } from './agenda.ts';
import { toDutchDay, toDutchTime } from './dutch-time.ts';
import { formatDayWithoutYear } from './format-day.ts';
import { describeNotice, findShown, isClosed } from './notice.ts';

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
  return `${days} ${formatHours(from, until)}`;
}

/** Describes a day with other hours than the regular ones. */
export function describePhoneDay({ day, from, until }: PhoneDay): string {
  const name = weekdays[findWeekday(new Date(`${day} 12:00`))];
  const hours = from < until ? formatHours(from, until) : 'niet bereikbaar';
  return `${name} ${formatDayWithoutYear(day)} ${hours}`;
}

function formatHours(from: number, until: number): string {
  return `${formatHour(from)}–${formatHour(until)}\u00a0uur`;
}

/** 0 is Monday. */
function findWeekday(date: Date): number {
  return (date.getDay() + 6) % 7;
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
  { notices, phoneDays }: Pick<Agenda, 'notices' | 'phoneDays'> = { notices: [], phoneDays: [] },
): string | null {
  if (hours.length === 0) return null;
  const clock = toDutchTime(now);
  const weekday = findWeekday(clock);
  const hour = clock.getHours() + clock.getMinutes() / 60;
  let closed: string | undefined; // what the first notice says that keeps the salon unavailable
  // Day 7 is the same weekday as today, a week later.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = toDutchDay(now, ahead);
    const other = phoneDays.find((each) => each.day === day);
    const { everywhere: notice } = findShown(notices, day);
    const isOff = !other && notice && isClosed(notice, day);
    if (isOff) closed ??= describeNotice(notice, toDutchDay(now));
    if (isOff && ahead === 0) break;
    const regular = hours.filter((each) => listDays(each).includes((weekday + ahead) % 7));
    const ofDay = other ? [other] : regular.sort((a, b) => a.from - b.from);
    for (const { from, until } of isOff ? [] : ofDay) {
      if (from === until || (ahead === 0 && hour >= until)) continue;
      if (ahead === 0 && hour >= from) return `Nu bereikbaar tot ${formatHour(until)} uur`;
      const name = weekdays[(weekday + ahead) % 7] ?? '';
      const when = ahead === 7 ? `volgende week ${name}` : (['vandaag', 'morgen'][ahead] ?? name);
      return `${capitalize(when)} bereikbaar vanaf ${formatHour(from)} uur`;
    }
  }
  return closed ?? 'Deze week niet bereikbaar';
}

/** Returns the days of this week that have other hours. */
export function findPhoneDays(now: Date, phoneDays: readonly PhoneDay[]): PhoneDay[] {
  if (phoneDays.length === 0) return [];
  const [first, last] = [toDutchDay(now), toDutchDay(now, 6)];
  return phoneDays.filter(({ day }) => first <= day && day <= last);
}

/** Returns the regular hours of a day as one span; null for a day without hours. */
export function findRegularHours(now: number | Date): Pick<PhoneHours, 'from' | 'until'> | null {
  const weekday = findWeekday(toDutchTime(now));
  const ofDay = phoneHours.filter((each) => listDays(each).includes(weekday));
  if (ofDay.length === 0) return null;
  return {
    from: Math.min(...ofDay.map(({ from }) => from)),
    until: Math.max(...ofDay.map(({ until }) => until)),
  };
}

/** 9.5 -> ['9', '30'] */
export function splitHour(hour: number): [hours: string, minutes: string] {
  const minutes = Math.round(hour * 60);
  return [String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0')];
}

export function formatHour(hour: number): string {
  return splitHour(hour).join('.');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
