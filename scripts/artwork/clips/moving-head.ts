import { outlineHead } from '../kit/cat-head.ts';
import type { Coat } from '../kit/coats.ts';
import { drawCatMouth, drawCatNose, drawCheekBlush, drawWhiskers } from '../kit/face.ts';
import { drawHeadMarkings } from '../kit/head-markings.ts';
import { HEAD_SHAPES } from '../kit/head-shapes.ts';
import { BLUSH } from '../kit/palette.ts';
import { clipTo, fill, join, shadeForm } from '../kit/svg.ts';
import { fade, move } from './clip.ts';
import type { EyeMotion } from './moving-eye.ts';
import { drawMovingEyes } from './moving-eye.ts';
import { mix } from './timeline.ts';

export type HeadMotion = EyeMotion & {
  x: number;
  y: number;
  rotate: number;
  /** How far the face turns over the round of the head, in units of the head. */
  turn: [number, number];
  /** Degrees each ear leans outwards. */
  ears: [left: number, right: number];
  /** 0 is a smile, 1 shows the tongue. */
  mouthOpen: number;
  /** 0 is a smile, 1 a small, tense mouth. */
  worry: number;
  /** Size of the nose; a sniff makes it 1.1 for a moment. */
  nose: number;
};

/** The kit's cat head with every part free to move; at rest it is the kit's own. */
export function drawMovingHead(coat: Coat, motion: HeadMotion): string {
  const shape = HEAD_SHAPES[coat.breed];
  const { eyeX, eyeY, eyeSize, noseY } = shape;
  const [turnX, turnY] = motion.turn;
  const markings = move(drawFaceMarkings(coat, motion.happy), {
    x: turnX * 0.85,
    y: turnY * 0.85,
  });
  const face = join(
    drawCheekBlush(eyeX + 30, eyeY + 34, BLUSH, 0.5),
    drawMovingEyes(eyeX, eyeY, { colour: coat.eye, line: '#5A3A2E', size: eyeSize }, motion),
    move(drawCatNose(noseY, shape.noseSize, coat.nose), { scaleX: motion.nose }, 0, noseY),
    drawMouth(coat, noseY + 9, motion),
    drawWhiskers(shape.muzzleWidth, noseY + 8, coat.whisker),
  );
  return join(
    drawEars(coat, motion),
    shadeForm(outlineHead(coat), coat.base, markings, 8, -6),
    move(face, { x: turnX, y: turnY }),
  );
}

/** The light rings around the eyes of a kitten go when its eyes do; other breeds have none. */
function drawFaceMarkings(coat: Coat, happy: number): string {
  const shape = HEAD_SHAPES[coat.breed];
  const withoutRings = drawHeadMarkings({ ...coat, breed: 'round' }, shape);
  return withoutRings + fade(drawHeadMarkings(coat, shape), 1 - happy * 0.8);
}

/** The tongue shows below the line of the mouth as far as the mouth is open. */
function drawMouth(coat: Coat, y: number, { mouthOpen, worry }: HeadMotion): string {
  const floor = y + 14 + 18 * mouthOpen;
  const opening = `M-40 ${y - 9}H40V${floor - 10}Q0 ${floor + 10} -40 ${floor - 10}Z`;
  const tongue = clipTo(opening, drawCatMouth(y, coat.mouth, { mouth: 'open' }));
  const line = drawCatMouth(y, coat.mouth, { mouth: 'smile' });
  const pursed = { scaleX: mix(1, 0.66, worry), scaleY: mix(1, 0.76, worry) };
  return (mouthOpen > 0.02 ? tongue : '') + move(line, pursed, 0, y);
}

/** Ears turn about the point where they stand on the head, which hides their feet. */
function drawEars(coat: Coat, { ears, turn }: HeadMotion): string {
  const { ear, earInside } = HEAD_SHAPES[coat.breed];
  const shape = fill(ear, coat.base) + clipTo(ear, fill(earInside, coat.ear));
  const [left, right] = ears.map((rotate) => move(shape, { rotate }, 66, -34));
  return move(`<g transform="scale(-1 1)">${left}</g>${right}`, {
    x: -turn[0] * 0.4,
    y: -turn[1] * 0.35,
  });
}
