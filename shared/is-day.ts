/** Whether a stored value is a day, such as '2026/11/26'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
