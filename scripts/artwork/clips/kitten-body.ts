import type { Coat } from '../kit/coats.ts';
import { drawPaw } from '../kit/paw.ts';
import { drawContactShadow, fill, join, mirror, shadeForm, stroke } from '../kit/svg.ts';
import { fade, move } from './clip.ts';
import type { Point } from './timeline.ts';
import { mix, mixPath } from './timeline.ts';

export type KittenMotion = {
  /** 0 sits up, 1 bends over what lies before it on the right. */
  bend: number;
  /** 0 sits up, 1 lies with its back to the right. */
  lie: number;
  /** The right front paw: where its toes are, and which way they point. */
  paw: Point & { rotate: number };
  /** -1..1 */
  tail: number;
  /** How far the back rises towards the comb, in units of the kitten. */
  arch: number;
  breath: number;
};

const SIT =
  'M0-136C40-136 62-116 70-84C86-64 94-40 90-16C86 3 60 3 0 3' +
  'C-60 3-86 3-90-16C-94-40-86-64-70-84C-62-116-40-136 0-136Z';
const BEND =
  'M26-112C60-110 82-96 88-70C98-54 98-36 94-16C90 3 60 3 0 3' +
  'C-60 3-90 3-95-16C-100-46-94-76-68-94C-46-110-10-114 26-112Z';
const LIE =
  'M-8-108C34-130 96-136 138-112C178-88 198-46 190-16C185 3 110 3 40 3' +
  'C-30 3-84 3-92-10C-102-36-100-70-86-90C-70-106-40-110-8-108Z';
const ARCHED =
  'M-8-108C34-136 100-150 146-124C184-98 200-48 190-16C185 3 110 3 40 3' +
  'C-30 3-84 3-92-10C-102-36-100-70-86-90C-70-106-40-110-8-108Z';

const SIT_BIB = 'M-44-140H44C48-96 30-70 0-58C-30-70-48-96-44-140Z';
const BEND_BIB = 'M0-120H80C84-76 60-50 34-46C10-52-10-80 0-120Z';
const LIE_BIB = 'M-92-112H4C10-68-8-34-38-18C-74-26-96-62-92-112Z';
const SIT_THIGH = 'M72-66C56-54 52-34 56-18';
const LIE_THIGH = 'M146-92C100-88 92-42 112-8';
const LEG_SHADE = 'M8-64C2-44 2-20 4 4H22C14-20 12-44 8-64Z';
const FLANK_STRIPES = 'M98-26L66-30M96-50L64-52';
const BACK_STRIPES = 'M66-140L72-104M104-142L106-106M142-132L136-98M176-108L160-82M198-70L172-62';

const SIT_TAIL = ['M-66-18C-116-16-136-60-122-116', 'M-66-18C-118-10-150-50-146-108'] as const;
const LIE_TAIL = ['M160-16C214-6 232-50 222-98', 'M160-16C216-2 248-38 250-88'] as const;

/** The kitten without its head; (0, 0) is the ground. At rest it is the kit's playful kitten. */
export function drawKittenBody(coat: Coat, motion: KittenMotion): string {
  const { bend, lie, arch, breath } = motion;
  const lying = mixPath(LIE, ARCHED, arch);
  const outline = mixPath(mixPath(SIT, BEND, bend), lying, lie);
  const body = shadeForm(outline, coat.base, drawMarkings(coat, motion), 8, -6);
  return join(
    move(drawContactShadow(0, 2, 104, 10), { x: 46 * lie, scaleX: 1 + 0.45 * lie }),
    drawTail(coat, motion),
    move(body, { scaleY: 1 + breath }),
    drawRestingPaws(coat, lie),
    drawFrontLeg(coat, motion),
  );
}

function drawMarkings(coat: Coat, { bend, lie }: KittenMotion): string {
  return join(
    fade(mirror(stroke(FLANK_STRIPES, coat.marking, 8)), 1 - lie * 2),
    fade(stroke(BACK_STRIPES, coat.marking, 8), lie * 2 - 1),
    fill(mixPath(mixPath(SIT_BIB, BEND_BIB, bend), LIE_BIB, lie), coat.light),
    fade(mirror(stroke(SIT_THIGH, coat.shade, 4)), 1 - lie * 2),
    fade(stroke(LIE_THIGH, coat.shade, 4), lie * 2 - 1),
    fade(fill(LEG_SHADE, coat.shade, 0.6), 1 - lie * 2),
  );
}

/** While the kitten turns, its tail passes behind the body to the other side. */
function drawTail(coat: Coat, { lie, tail }: KittenMotion): string {
  const d = mixPath(mixPath(...SIT_TAIL, tail), mixPath(...LIE_TAIL, tail), lie);
  const tip = 'pathLength="100" stroke-dasharray="17 200" stroke-dashoffset="-83"';
  return join(
    stroke(d, coat.base, 26),
    `<path d="${d}" stroke="${coat.light}" stroke-width="26" ${tip}/>`,
  );
}

/** When it lies, the left hind paw is behind the front ones. */
function drawRestingPaws(coat: Coat, lie: number): string {
  return join(
    movePaw(coat, mix(-66, -68, lie), 0.72),
    movePaw(coat, mix(66, 128, lie), 0.72),
    movePaw(coat, mix(-22, -70, lie), 0.82),
  );
}

function movePaw(coat: Coat, x: number, scale: number): string {
  return move(drawPaw(0, 0, coat.paw, coat.shade), { x, y: 5, scaleX: scale, scaleY: scale });
}

/** From the shoulder to wherever the paw is, so that it never comes off; standing hides it. */
function drawFrontLeg(coat: Coat, { lie, paw }: KittenMotion): string {
  const angle = ((paw.rotate + 90) * Math.PI) / 180;
  const [toesX, toesY] = [Math.cos(angle), Math.sin(angle)];
  const raised = Math.min(1, Math.max(0, -paw.y / 128));
  const stretched = Math.hypot(paw.x - mix(24, -26, lie), paw.y - 5);
  const shoulderX = mix(mix(32, 48, raised), -26, lie);
  const shoulderY = mix(mix(-48, -84, raised), -24, lie);
  const [endX, endY] = [paw.x - toesX * 36, paw.y - toesY * 36];
  const d =
    `M${shoulderX} ${shoulderY}C${shoulderX + 18 * raised} ${shoulderY + mix(20, 6, raised)}` +
    ` ${endX - toesX * 22} ${endY - toesY * 22} ${endX} ${endY}`;
  const drawnPaw = drawPaw(0, 0, coat.paw, coat.shade);
  const scale = mix(0.82, 0.86, raised);
  return join(
    stroke(d, coat.base, Math.min(32, stretched * 2)),
    move(drawnPaw, { x: paw.x, y: paw.y, rotate: paw.rotate, scaleX: scale, scaleY: scale }),
  );
}
