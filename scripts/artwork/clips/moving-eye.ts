import type { EyeStyle } from '../kit/face.ts';
import { drawEyes } from '../kit/face.ts';
import { clipTo, stroke } from '../kit/svg.ts';
import { ease, mix } from './timeline.ts';

export type EyeMotion = {
  gaze: [number, number];
  /** 0 is wide open; at 1 the lower lids have come up into a smile. */
  happy: number;
  /** 0 is wide open; at 1 the upper lids have come down. */
  blink: number;
};

/** Two eyes at any moment between open and shut; the kit only knows them at rest. */
export function drawMovingEyes(
  distance: number,
  y: number,
  style: EyeStyle,
  motion: EyeMotion,
): string {
  const shut = Math.max(motion.happy, motion.blink);
  const open = drawEyes(distance, y, style, { eyes: 'open', gaze: motion.gaze });
  if (shut < 0.02) return open;
  if (motion.happy > 0.97) return drawEyes(distance, y, style, { eyes: 'happy' });
  const lids = motion.happy >= motion.blink ? drawSmilingLids : drawFallingLids;
  return [-distance, distance].map((x) => lids(x, y, style, open, shut)).join('');
}

function drawSmilingLids(x: number, y: number, style: EyeStyle, open: string, shut: number) {
  const { size } = style;
  const half = size * mix(1.7, 0.86, shut);
  const corner = y + size * 0.3;
  const peak = corner - size * mix(3.4, 1.61, shut);
  const rising = corner + size * mix(2.6, -1.61, shut);
  const lid = `M${x - half} ${corner}Q${x} ${rising} ${x + half} ${corner}`;
  const opening = `${lid}Q${x} ${peak} ${x - half} ${corner}Z`;
  return clipTo(opening, open) + drawLidLine(x, y, lid, style, shut);
}

function drawFallingLids(x: number, y: number, style: EyeStyle, open: string, shut: number) {
  const { size } = style;
  const half = size * mix(1.7, 0.86, shut);
  const corner = y + size * mix(0.1, 0.35, shut);
  const floor = corner + size * mix(3.4, 0.75, shut);
  const falling = corner - size * mix(2.8, -0.75, shut);
  const lid = `M${x - half} ${corner}Q${x} ${falling} ${x + half} ${corner}`;
  const opening = `${lid}Q${x} ${floor} ${x - half} ${corner}Z`;
  return clipTo(opening, open) + drawLidLine(x, y, lid, style, shut);
}

/** The edge of the lid that moves, no wider than the eye itself. */
function drawLidLine(x: number, y: number, lid: string, style: EyeStyle, shut: number): string {
  const reach = style.size * 1.03;
  const eye = `M${x - reach} ${y}a${reach} ${reach} 0 1 1 ${2 * reach} 0a${reach} ${reach} 0 1 1 ${-2 * reach} 0Z`;
  return clipTo(eye, stroke(lid, style.line, 6, ease((shut - 0.05) / 0.25)));
}
