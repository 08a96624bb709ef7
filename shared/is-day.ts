/** Whether a stored value is a day, such as '2026/11/26'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const parts = /^(?<year>\d{4})\/(?<month>\d{2})\/(?<day>\d{2})$/.exec(value)?.groups;
  if (!parts) return false;
  const month = Number(parts.month);
  const day = Number(parts.day);
  // Date turns 30 February into 2 March.
  const date = new Date(Date.UTC(Number(parts.year), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
