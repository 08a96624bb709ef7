// Does not use Intl: a slow phone needs 70 ms to create a formatter.
const monthNames =
  'januari februari maart april mei juni juli augustus september oktober november december';
const months = monthNames.split(' ');

/** Returns '26 november 2026' for '2026/11/26'. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('/').map(Number);
  const monthName = months[Number(month) - 1];
  return `${day} ${monthName} ${year}`;
}

export function formatDayWithoutYear(date: string): string {
  const dayWithYear = formatDay(date);
  return dayWithYear.replace(/ \d+$/, '');
}
