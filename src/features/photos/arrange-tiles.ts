// Rows of photos in their own shapes: those of a row share its width by their ratios, and become equally high.

/** About one landscape photo in a row and then two twice; on a wider screen three and then two. */
const rowTargets = { narrow: [1.33, 2.67, 2.67], wide: [4, 2.67] };

type Tile = {
  /** The variables that photo-grid.module.css lays it out by. */
  style: Record<`--${string}`, number | string>;
  sizes: string;
};

export function arrangeTiles(shapes: readonly number[]): Tile[] {
  // Very long or high ones are shown in part; the viewer has them whole.
  const ratios = shapes.map((ratio) => Math.min(Math.max(ratio, 0.6), 2));
  const wide = arrangeRows(ratios, rowTargets.wide);
  return arrangeRows(ratios, rowTargets.narrow).map((narrow, index) => {
    const broad = wide[index] ?? narrow;
    return {
      style: {
        '--ratio': ratios[index] ?? 1,
        '--narrow': composeWidth(narrow),
        '--wide': composeWidth(broad),
      },
      sizes: `(width >= 44rem) ${Math.round(broad.share * 72)}rem, ${Math.round(narrow.share * 92)}vw`,
    };
  });
}

function composeWidth({ share, count }: RowShare): string {
  return `calc((100% - ${count - 1} * var(--gap)) * ${share})`;
}

type RowShare = { share: number; count: number };

/** `targets`: about what the ratios of a row add up to, row after row, then again from the first. */
export function arrangeRows(ratios: readonly number[], targets: readonly number[]): RowShare[] {
  const leastFull = Math.min(...targets) * 0.75;
  const rows = splitRows(ratios, targets);
  const last = rows.at(-1);
  // A photo or two that are left over would look lost, and too large: they join the row before.
  if (last && rows.length > 1 && add(last) < leastFull) rows.splice(-2, 2, rows.slice(-2).flat());
  return rows.flatMap((row) => {
    const sum = add(row);
    const whole = sum < leastFull ? pick(targets, 0) : sum;
    // Rounded down, so that a row is never a hair wider than the page and falls apart.
    return row.map((ratio) => ({
      share: Math.floor((ratio / whole) * 10_000) / 10_000,
      count: row.length,
    }));
  });
}

function splitRows(ratios: readonly number[], targets: readonly number[]): number[][] {
  const rows: number[][] = [];
  let sum = 0;
  for (const ratio of ratios) {
    const target = pick(targets, rows.length - 1);
    const row = rows.at(-1);
    if (row && Math.abs(sum + ratio - target) < Math.abs(sum - target)) {
      row.push(ratio);
      sum += ratio;
    } else {
      rows.push([ratio]);
      sum = ratio;
    }
  }
  return rows;
}

function pick(targets: readonly number[], index: number): number {
  return targets[index % targets.length] ?? 1;
}

function add(row: readonly number[]): number {
  return row.reduce((sum, ratio) => sum + ratio, 0);
}
