type Point = { clientX: number; clientY: number };

/** Returns 1 for a swipe to the next photo, -1 for one to the previous, and 0 for no swipe. */
export function readSwipe(start: Point, end: Point): -1 | 0 | 1 {
  const x = end.clientX - start.clientX;
  const y = end.clientY - start.clientY;
  if (Math.abs(x) < 40 || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
