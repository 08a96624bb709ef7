import { drawBodyMarks, drawTail } from './body-marks';
import { drawCatHead } from './cat-head';
import type { Coat } from './coats';
import type { Expression } from './face';
import type { FurOptions } from './fur';
import { outlineFur } from './fur';
import { drawPaw } from './paw';
import {
  drawContactShadow,
  fill,
  join,
  mirror,
  mirrorOutline,
  place,
  shadeForm,
  stroke,
} from './svg';

export type SittingOptions = {
  expression?: Expression;
  /** Degrees the head leans. */
  tilt?: number;
  tail?: 'right' | 'left' | 'none';
  headScale?: number;
  /** The front paw on the right is held out to the side. */
  isGivingPaw?: boolean;
};

const OUTLINE = mirrorOutline(-236, [
  [46, -236, 80, -206, 90, -160],
  [100, -124, 132, -108, 138, -58],
  [142, -18, 120, 2, 88, 2],
  [60, 2, 20, 0, 0, 0],
]);
const BIB = mirrorOutline(-230, [
  [50, -226, 70, -196, 58, -160],
  [54, -140, 40, -128, 40, -112],
  [32, -118, 26, -118, 22, -116],
  [20, -104, 10, -96, 0, -90],
]);
const FOREARM_SHADE = 'M66-140C57-96 58-52 62-4L82-2C72-38 64-92 66-140Z';
const LEG_GAP = 'M0-92C-5-60-9-34-9-4H9C9-34 5-60 0-92Z';
/** What shows between the standing leg and the thigh when the other leg is lifted. */
const BELLY = 'M-2-100C6-70 8-34 8 4H80C68-40 60-80 40-110Z';
const GIVEN_LEG = 'M74-130C98-116 124-110 152-108';
const THIGH = 'M112-112C88-104 76-74 84-34';
const SOCK = 'M6-44C16-52 24-46 32-50C42-54 50-48 58-44L62 0H4Z';

const MARKS = {
  stripes:
    'M-146-60L-104-66M-146-94L-98-98M-138-128L-88-128M146-60L104-66M146-94L98-98' +
    'M138-128L88-128',
  patchA: 'M-150-190H-66C-40-150-60-110-96-100C-118-94-130-70-150-60Z',
  patchB: 'M150-160H80C60-120 70-60 104-40C122-30 140-30 150-20Z',
  points: 'M4-70C20-60 50-62 60-74L66 4H-66L-60-74C-50-62-20-60-4-70Z',
};

/** A cat sitting up, from the front; (0, 0) is the ground between its paws. */
export function drawSittingCat(coat: Coat, options: SittingOptions = {}): string {
  const { expression, tilt = 0, tail = 'right', headScale = 1, isGivingPaw = false } = options;
  const hasBib = coat.pattern !== 'plain' && coat.pattern !== 'points';
  const markings = join(
    drawBodyMarks(coat, MARKS),
    hasBib && !coat.longhair ? fill(BIB, coat.light) : '',
    drawFrontLegs(coat, hasBib, isGivingPaw),
    mirror(stroke(THIGH, coat.shade, 5)),
  );
  return join(
    drawContactShadow(8, 0, 150, 14),
    tail === 'none' ? '' : place(drawSittingTail(coat), { flip: tail === 'left' }),
    coat.longhair ? fill(outlineFur(0, -114, 126, 94, furEdge(coat, 19)), coat.base) : '',
    shadeForm(OUTLINE, coat.base, markings, 10, -6),
    mirror(drawPaw(96, 5, coat.paw, coat.shade, 0.86)),
    drawPaw(-34, 5, coat.paw, coat.shade),
    isGivingPaw ? '' : drawPaw(34, 5, coat.paw, coat.shade),
    coat.longhair ? drawRuff(coat) : '',
    isGivingPaw ? drawGivenPaw(coat) : '',
    place(drawCatHead(coat, expression), { y: -272, rotate: tilt, scale: headScale }),
  );
}

function drawFrontLegs(coat: Coat, hasSocks: boolean, isGivingPaw: boolean): string {
  const legShade = coat.pattern === 'points' ? '#4F382E' : coat.shade;
  const leg = (hasSocks ? fill(SOCK, coat.paw) : '') + fill(FOREARM_SHADE, coat.shade, 0.75);
  return isGivingPaw
    ? place(leg, { flip: true }) + fill(BELLY, legShade, 0.75) + stroke(GIVEN_LEG, legShade, 62)
    : mirror(leg) + fill(LEG_GAP, legShade);
}

function drawGivenPaw(coat: Coat): string {
  return stroke(GIVEN_LEG, coat.base, 48) + drawPaw(188, -102, coat.paw, coat.shade, 1.15, -76);
}

/** The collar of long hair under the chin. */
function drawRuff(coat: Coat): string {
  const tone = coat.pattern === 'tabby' || coat.pattern === 'tuxedo' ? coat.base : coat.light;
  const back = outlineFur(0, -196, 94, 62, furEdge(coat, 13));
  const front = outlineFur(0, -184, 64, 66, furEdge(coat, 10));
  return fill(back, tone) + fill(front, coat.light);
}

function drawSittingTail(coat: Coat): string {
  return coat.longhair
    ? drawLongTail(coat)
    : drawTail(coat, 'M96-22C150-6 190-24 192-70C193-96 182-110 178-122', 36);
}

function drawLongTail(coat: Coat): string {
  if (coat.pattern === 'tabby') {
    return drawTail(coat, 'M70-30C140-22 202-36 208-100C211-130 204-150 194-166', 50);
  }
  const colour = coat.pattern === 'points' ? coat.marking : coat.base;
  const fur = { tufts: 13, depth: 18, soft: true };
  return place(fill(outlineFur(0, -74, 40, 72, fur), colour), { x: 130, y: -14, rotate: 34 });
}

/** A Persian is a cloud; the other longhairs have pointed locks. */
function furEdge(coat: Coat, tufts: number): FurOptions {
  return coat.breed === 'persian'
    ? { tufts: Math.round(tufts * 0.75), depth: 30, soft: true }
    : { tufts, depth: 20, fall: 0.8 };
}
