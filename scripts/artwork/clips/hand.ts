import { FOREST, HONEY } from '../kit/palette.ts';
import { drawHoldingHand } from '../kit/people.ts';
import { fill, rect } from '../kit/svg.ts';
import { drawComb } from '../kit/tools.ts';
import { move } from './clip.ts';
import type { Point } from './timeline.ts';

export type HandMotion = Point & { rotate: number };

/** Where the tip of the teeth is that touches first, and how the comb leans. */
export type CombMotion = Point & { rotate: number };

const COMB_SCALE = 1.4;
const HAND_SCALE = 1.2;
/** In pixels along the comb and across it, from its middle. */
const TIP: Point = { x: -91, y: 14 };
/** The middle of the fist, seen from the tip. */
const GRIP: Point = { x: 205, y: -5 };

export function drawMovingComb(comb: CombMotion): string {
  const { x, y } = addTurned(comb, { x: -TIP.x, y: -TIP.y }, comb.rotate);
  const scale = COMB_SCALE;
  return move(drawComb({}, HONEY), { x, y, rotate: comb.rotate, scaleX: scale, scaleY: scale });
}

/** Where the fist must be to hold this comb; the wrist keeps an angle of its own. */
export function findGrip(comb: CombMotion): Point {
  return addTurned(comb, GRIP, comb.rotate);
}

function addTurned(from: Point, step: Point, degrees: number): Point {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    x: from.x + step.x * cosine - step.y * sine,
    y: from.y + step.x * sine + step.y * cosine,
  };
}

/** A fist whose sleeve is long enough to leave the picture wherever the hand goes. */
export function drawMovingHand({ x, y, rotate }: HandMotion, sleeve = FOREST): string {
  const rest = fill('M440-79L1200-132V126L440 73Z', sleeve);
  const scale = HAND_SCALE;
  return move(drawHoldingHand({}, sleeve) + rest, { x, y, rotate, scaleX: scale, scaleY: scale });
}

/** A biscuit in the fingers of the fist at (x, y), and how much of it is eaten: 0..1. */
export function drawTreat({ x, y, rotate }: HandMotion, eaten: number): string {
  const length = 66 * (1 - eaten);
  const biscuit =
    rect(-30 - length, -14, length + 20, 26, '#A96F42', 13) +
    rect(-24 - length, -10, Math.max(0, length - 6), 6, '#C98B58', 3);
  return move(biscuit, { x, y, rotate });
}
