import { drawTail } from '../kit/body-marks.ts';
import type { Coat } from '../kit/coats.ts';
import { TERRACOTTA } from '../kit/palette.ts';
import { drawPaw } from '../kit/paw.ts';
import { drawHeadphones } from '../kit/sofa.ts';
import { drawContactShadow, fill, join, mirror, shadeForm, stroke } from '../kit/svg.ts';
import { fade, move } from './clip.ts';
import type { HeadMotion } from './moving-head.ts';
import { drawMovingHead } from './moving-head.ts';
import { mix, mixPath } from './timeline.ts';

export type ListeningMotion = {
  /** 0 sits, 1 lies with its back to the left. */
  lie: number;
  /** 0 sits at ease, 1 has made itself small. */
  crouch: number;
  /** -1..1 */
  tail: number;
  /** How far the back rises towards the comb: 0..1. */
  arch: number;
  breath: number;
  head: HeadMotion;
};

const SIT =
  'M0-236C46-236 80-206 90-160C100-124 132-108 138-58C142-18 120 2 88 2C60 2 20 0 0 0' +
  'C-20 0-60 2-88 2C-120 2-142-18-138-58C-132-108-100-124-90-160C-80-206-46-236 0-236Z';
const CROUCH =
  'M0-214C54-214 90-190 98-150C108-116 138-98 142-54C144-16 122 2 88 2C60 2 20 0 0 0' +
  'C-20 0-60 2-88 2C-122 2-144-16-142-54C-138-98-108-116-98-150C-90-190-54-214 0-214Z';
const LIE =
  'M36-158C76-160 108-144 122-114C136-92 142-64 138-44C136-14 126 2 104 2C60 2 20 2 0 2' +
  'C-50 2-110 2-158 2C-196 2-212-24-206-62C-198-118-150-152-90-160C-44-166-4-160 36-158Z';
const ARCHED =
  'M36-158C76-160 108-144 122-114C136-92 142-64 138-44C136-14 126 2 104 2C60 2 20 2 0 2' +
  'C-50 2-110 2-158 2C-196 2-214-26-208-68C-198-130-150-168-90-174C-44-178-4-166 36-158Z';

const FOREARM_SHADE = 'M66-140C57-96 58-52 62-4L82-2C72-38 64-92 66-140Z';
const LEG_GAP = 'M0-92C-5-60-9-34-9-4H9C9-34 5-60 0-92Z';
const SIT_THIGH = 'M112-112C88-104 76-74 84-34';
const LIE_THIGH = 'M-160-112C-104-110-86-50-112-6';

const SIT_TAIL = [
  'M-96-22C-150-6-190-24-192-70C-193-96-182-110-178-122',
  'M-96-22C-152-2-200-14-212-62C-218-88-212-104-212-118',
] as const;
const LIE_TAIL = [
  'M-170-18C-224-2-262-18-268-58C-272-84-262-98-258-108',
  'M-170-18C-226 4-270-6-286-46C-294-70-290-86-288-98',
] as const;

/** The cat in the studio; (0, 0) is the ground. At rest it is the kit's sitting cat. */
export function drawListeningCat(coat: Coat, motion: ListeningMotion): string {
  const { lie, crouch, head, breath } = motion;
  const tail = mixPath(mixPath(...SIT_TAIL, motion.tail), mixPath(...LIE_TAIL, motion.tail), lie);
  const outline = mixPath(mixPath(SIT, CROUCH, crouch), mixPath(LIE, ARCHED, motion.arch), lie);
  const body = shadeForm(outline, coat.base, drawMarkings(coat, lie), 10, -6);
  return join(
    move(drawContactShadow(8, 0, 150, 14), { x: -40 * lie, scaleX: 1 + 0.24 * lie }),
    drawTail(coat, tail, 36),
    move(body, { scaleY: 1 + breath }),
    drawPaws(coat, lie),
    drawHead(coat, head),
  );
}

function drawMarkings(coat: Coat, lie: number): string {
  const sitting = join(
    mirror(fill(FOREARM_SHADE, coat.shade, 0.75)),
    fill(LEG_GAP, coat.shade),
    mirror(stroke(SIT_THIGH, coat.shade, 5)),
  );
  const lying = stroke(LIE_THIGH, coat.shade, 5);
  return fade(sitting, 1 - lie * 2) + fade(lying, lie * 2 - 1);
}

/** When it lies, the right hind paw is behind the front ones. */
function drawPaws(coat: Coat, lie: number): string {
  const paws = [
    [-96, -130, 0.86],
    [96, 96, 0.86],
    [-34, 32, 1],
    [34, 96, 1],
  ] as const;
  return paws
    .map(([sit, lying, scale]) =>
      move(drawPaw(0, 0, coat.paw, coat.shade), {
        x: mix(sit, lying, lie),
        y: 5,
        scaleX: scale,
        scaleY: scale,
      }),
    )
    .join('');
}

function drawHead(coat: Coat, head: HeadMotion): string {
  const { x, y, rotate } = head;
  return move(drawMovingHead(coat, head) + drawHeadphones(TERRACOTTA, '#3E3430'), { x, y, rotate });
}
