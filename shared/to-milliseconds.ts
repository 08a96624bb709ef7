/** Reads a time since 1970 that an engineer typed: `date +%s` prints seconds, without the ms. */
export function toMilliseconds(time: number): number {
  return time < 100_000_000_000 ? time * 1000 : time;
}
