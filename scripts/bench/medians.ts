export const columns = [
  'LCP',
  'LCP without scripts',
  'LCP / without',
  'TBT',
  'first review or photo',
  'click',
] as const;
export type Column = (typeof columns)[number];
export type Sample = { row: string; column: Column; value: number };

type Row = Partial<Record<Column, number>>;

/** Returns the median of each row and column that has samples. */
export function composeTable(samples: readonly Sample[]): Record<string, Row> {
  const table: Record<string, Row> = {};
  const rows = new Set(samples.map(({ row }) => row));
  for (const row of rows) {
    const samplesOfRow = samples.filter((sample) => sample.row === row);
    table[row] = composeRow(samplesOfRow);
  }
  return table;
}

function composeRow(samples: readonly Sample[]): Row {
  const row: Row = {};
  const measured = new Set(samples.map(({ column }) => column));
  for (const column of measured) {
    const samplesOfColumn = samples.filter((sample) => sample.column === column);
    row[column] = takeMedian(samplesOfColumn);
  }
  return row;
}

/** Keeps three significant digits, as 1230 ms or a ratio of 1.05: no measurement is more exact. */
function takeMedian(samples: readonly Sample[]): number {
  const values = samples.map(({ value }) => value);
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2); // the bench has an odd number of rounds
  const median = sorted[middle];
  return Number(median?.toPrecision(3));
}
