import { tz } from '@date-fns/tz';
import { format, isValid, parse } from 'date-fns';

/** Milliseconds since 1970; `to` is not in it. */
export type Period = { from: number; to: number };

const pattern = "yyyy-MM-dd'T'HH:mm";
const dutch = { in: tz('Europe/Amsterdam') };

export function readPeriod(from: string, to: string): Period {
  const period = { from: readMoment(from), to: readMoment(to) };
  if (period.to <= period.from) throw new Error(`--to (${to}) has to be after --from (${from}).`);
  return period;
}

/** In the hour that autumn has twice, the first is meant. */
function readMoment(text: string): number {
  const moment = parse(text, pattern, new Date(), dutch);
  // Compared, because a text in another form and an hour that spring skips are read as something else.
  if (!isValid(moment) || format(moment, pattern, dutch) !== text) {
    throw new Error(`"${text}" is no moment: write it as 2026-11-20T10:00, in Dutch time.`);
  }
  return moment.getTime();
}

export function writeMoment(milliseconds: number): string {
  return format(milliseconds, 'yyyy-MM-dd HH:mm:ss', dutch);
}
