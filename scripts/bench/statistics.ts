/** NaN when there are no values: what was not measured is no figure. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (!Number.isInteger(middle)) return upper;
  return (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The smallest value that at least this share (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
