/** yyyy/MM/dd in the Netherlands. */
export function today(): string {
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  return day.replaceAll('-', '/');
}
