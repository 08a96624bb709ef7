import type { Expression } from './face';
import { outlineFur } from './fur';
import type { RabbitCoat } from './rabbit-coats';
import { drawRabbitHead } from './rabbit-head';
import {
  clipTo,
  drawContactShadow,
  ellipse,
  fill,
  join,
  mirror,
  mirrorOutline,
  place,
  shadeForm,
  stroke,
} from './svg';

export type RabbitOptions = {
  expression?: Expression;
  tilt?: number;
  /** The front paw on the right is held out to the side. */
  isGivingPaw?: boolean;
};

const TAIL_FUR = { tufts: 9, depth: 11, soft: true };
const SIDE =
  'M-92 2C-112-6-112-60-98-104C-78-156-10-176 56-160C128-142 160-84 156-40' + 'C154-8 130 2 104 2Z';
const THIGH = 'M20 2C-6-40 24-112 84-110C140-108 164-60 152-26C146-6 130 2 110 2Z';

/** A rabbit in profile with its face towards us; (0, 0) is the ground under its belly. */
export function drawRabbitSide(coat: RabbitCoat, options: RabbitOptions = {}): string {
  const bib = 'M-120-110C-84-120-56-92-60-56C-62-30-84-12-116-8Z';
  const saddle = coat.patch
    ? fill('M0-190C10-120 60-90 110-96C150-100 170-120 180-140Z', coat.patch)
    : '';
  const thigh = coat.fluffy
    ? ''
    : clipTo(
        THIGH,
        join(
          fill(THIGH, coat.shade, 0.35),
          `<path transform="translate(5 4)" d="${THIGH}" fill="${coat.base}"/>`,
        ),
      );
  return join(
    drawContactShadow(18, 1, 156, 12),
    fill(outlineFur(150, -44, 24, 24, TAIL_FUR), coat.light),
    coat.fluffy
      ? fill(outlineFur(24, -92, 140, 74, { tufts: 17, depth: 26, soft: true }), coat.base)
      : '',
    shadeForm(SIDE, coat.base, saddle + fill(bib, coat.light), 8, -8),
    thigh,
    coat.fluffy ? drawLocks(coat) : '',
    drawFoot(78, 4, coat, 1.15),
    drawForepaw(-72, 4, coat),
    fill('M-12-78C-2-50-4-24-2 2H-30Z', coat.shade, 0.5),
    drawNearForeleg(coat),
    place(drawRabbitHead(coat, options.expression), { x: -66, y: -150, rotate: options.tilt ?? 0 }),
  );
}

const FRONT = mirrorOutline(-190, [
  [44, -190, 78, -160, 86, -120],
  [104, -92, 122, -70, 118, -34],
  [114, 0, 70, 4, 0, 4],
]);

/** A rabbit sitting up, from the front; (0, 0) is the ground between its feet. */
export function drawRabbitFront(coat: RabbitCoat, options: RabbitOptions = {}): string {
  const bib = mirrorOutline(-180, [
    [40, -170, 58, -120, 52, -70],
    [46, -40, 24, -26, 0, -26],
  ]);
  return join(
    drawContactShadow(4, 3, 128, 12),
    options.isGivingPaw ? '' : fill(outlineFur(112, -40, 22, 22, TAIL_FUR), coat.light),
    coat.fluffy
      ? fill(outlineFur(0, -92, 122, 70, { tufts: 15, depth: 26, soft: true }), coat.base)
      : '',
    shadeForm(
      FRONT,
      coat.base,
      join(fill(bib, coat.light), mirror(stroke('M96-84C76-74 66-48 72-24', coat.shade, 5))),
      9,
      -6,
    ),
    coat.fluffy
      ? fill(outlineFur(0, -110, 62, 52, { tufts: 12, depth: 18, soft: true }), coat.light)
      : '',
    mirror(drawFoot(72, 7, coat, 0.9)),
    drawForepaw(-24, 2, coat),
    options.isGivingPaw ? drawGivenPaw(coat) : drawForepaw(24, 2, coat),
    place(drawRabbitHead(coat, options.expression), { y: -184, rotate: options.tilt ?? 0 }),
  );
}

function drawGivenPaw(coat: RabbitCoat): string {
  const leg = 'M36-92C64-84 92-84 122-88';
  return join(
    stroke('M34-86C62-78 84-78 100-80', coat.shade, 42, 0.5),
    stroke(leg, coat.light, 36),
    stroke('M128-96L138-95M127-84L137-82', coat.shade, 3),
  );
}

/** Long hind foot, lying flat: what makes a rabbit a rabbit. */
function drawFoot(x: number, y: number, coat: RabbitCoat, scale: number): string {
  const foot = 'M-46-8C-46-24-20-30 8-28C34-26 48-18 48-8C48 0 40 1 30 1H-32C-42 1-46-2-46-8Z';
  return place(fill(foot, coat.light) + stroke('M-34-15V-5M-23-17V-6', coat.shade, 3), {
    x,
    y,
    scale,
  });
}

function drawForepaw(x: number, y: number, coat: RabbitCoat): string {
  const leg =
    'M-16-52C-20-30-21-16-20-8C-19 1-10 1 0 1C10 1 19 1 20-8C21-16 20-30 16-52' +
    'C8-44-8-44-16-52Z';
  return place(fill(leg, coat.light) + stroke('M-6-9V-3M6-9V-3', coat.shade, 3), { x, y });
}

/** The near foreleg comes out of the shoulder in the coat's own colour, with a pale foot. */
function drawNearForeleg(coat: RabbitCoat): string {
  const foot = 'M-52-18C-44-24-36-18-28-22C-22-24-16-20-12-18V-6C-12 4-20 5-30 5S-51 5-52-6Z';
  const leg = 'M-58-86C-50-50-52-22-52-6C-51 5-40 5-30 5C-20 5-12 4-12-6C-11-26-8-56-10-84Z';
  return join(
    fill(leg, coat.base),
    fill(foot, coat.light),
    stroke('M-38-6V0M-26-6V0', coat.shade, 3),
  );
}

function drawLocks(coat: RabbitCoat): string {
  return join(
    stroke(
      'M20-112Q40-92 34-70M72-120Q92-100 86-76M112-92Q126-76 120-54M48-60Q62-46 58-30',
      coat.shade,
      4,
    ),
    ellipse(-60, -60, 4, 4, coat.light),
  );
}
