import { fill, place, stroke } from './svg';

const PAW =
  'M-27-13C-27-28-15-35 0-35S27-28 27-13A9.5 11 0 0 1 9.5-4A9.5 10 0 0 1-9.5-4' +
  'A9.5 11 0 0 1-27-13Z';
const TOES = 'M-9.5-14Q-10.5-9-9.5-5M9.5-14Q10.5-9 9.5-5';

/** A soft front paw, seen from the front, standing on (x, y). */
export function drawPaw(
  x: number,
  y: number,
  colour: string,
  shade: string,
  scale = 1,
  rotate = 0,
): string {
  return place(fill(PAW, colour) + stroke(TOES, shade, 3), { x, y, scale, rotate });
}
