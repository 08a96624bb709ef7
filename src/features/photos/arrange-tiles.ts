import { arrangeRows } from './arrange-rows.ts';

/** About one landscape photo in a row and then two twice; on a wider screen three and then two. */
const rowTargets = { narrow: [1.33, 2.67, 2.67], wide: [4, 2.67] };

export type Tile = {
  /** The variables that photo-grid.module.css lays it out by. */
  style: Record<`--${string}`, number>;
  sizes: string;
};

export function arrangeTiles(shapes: readonly number[]): Tile[] {
  // Very long or high ones are shown in part; the viewer has them whole.
  const ratios = shapes.map((ratio) => Math.min(Math.max(ratio, 0.6), 2));
  const wide = arrangeRows(ratios, rowTargets.wide);
  return arrangeRows(ratios, rowTargets.narrow).map((narrow, index) => {
    const { share = 1, count = 1 } = wide[index] ?? {};
    return {
      style: {
        '--ratio': ratios[index] ?? 1,
        '--narrow': narrow.share,
        '--narrow-gaps': narrow.count - 1,
        '--wide': share,
        '--wide-gaps': count - 1,
      },
      sizes: `(width >= 44rem) ${Math.round(share * 72)}rem, ${Math.round(narrow.share * 92)}vw`,
    };
  });
}
