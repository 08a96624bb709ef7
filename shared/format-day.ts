// Not Intl: the browser's own formatter takes a slow phone 70 ms to set up.
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

export function formatDay(date: string): string {
  const [year, month, day] = date.split('/').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** '1 december': for a day less than a year ahead. */
export function formatDayWithoutYear(date: string): string {
  return formatDay(date).slice(0, -5);
}
