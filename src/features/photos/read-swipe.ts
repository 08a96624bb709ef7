type Point = { clientX: number; clientY: number };

export type Direction = 'previous' | 'next';

const minWidth = 40; // CSS pixels

/** Returns which photo a swipe asks for, or null for another movement. */
export function readSwipe(start: Point, end: Point): Direction | null {
  const moved = end.clientX - start.clientX;
  const width = Math.abs(moved);
  const height = Math.abs(end.clientY - start.clientY);
  const isSwipe = width >= minWidth && width >= height * 1.5;
  if (!isSwipe) return null;
  return moved < 0 ? 'next' : 'previous';
}
