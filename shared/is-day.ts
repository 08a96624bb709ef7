const dayFormat = /^\d{4}\/\d{2}\/\d{2}$/;

/** Whether a stored value is a day, such as '2026/11/26'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !dayFormat.test(value)) return false;
  const isoDay = value.replaceAll('/', '-');
  const date = new Date(isoDay);
  if (Number.isNaN(date.getTime())) return false;
  // Date may turn 30 February into 2 March.
  return date.toISOString().startsWith(isoDay);
}
