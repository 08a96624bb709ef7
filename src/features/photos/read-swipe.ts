/** A finger's way over the screen, in CSS pixels and milliseconds. */
export type FingerWay = { x: number; y: number; duration: number };

/** To which side a photo was swept: 1 for the next, -1 for the previous, 0 for neither. */
export function readSwipe({ x, y, duration }: FingerWay): -1 | 0 | 1 {
  const isSideways = Math.abs(x) > Math.abs(y) * 1.5;
  const isFar = Math.abs(x) >= 60 || (Math.abs(x) >= 24 && duration <= 250);
  if (!isSideways || !isFar) return 0;
  return x < 0 ? 1 : -1;
}
