import { drawCatHead } from './cat-head';
import type { Coat } from './coats';
import type { Expression } from './face';
import { outlineFur } from './fur';
import { MILK } from './palette';
import { drawPaw } from './paw';
import {
  clipTo,
  drawContactShadow,
  fill,
  join,
  mirror,
  mirrorOutline,
  place,
  shadeForm,
  stroke,
} from './svg';

/** A small kitten with one paw in the air; (0, 0) is the ground. */
export function drawPlayfulKitten(coat: Coat, expression: Expression = {}): string {
  const body = mirrorOutline(-136, [
    [40, -136, 62, -116, 70, -84],
    [86, -64, 94, -40, 90, -16],
    [86, 3, 60, 3, 0, 3],
  ]);
  const markings = join(
    mirror(stroke('M98-26L66-30M96-50L64-52', coat.marking, 8)),
    fill('M-44-140H44C48-96 30-70 0-58C-30-70-48-96-44-140Z', coat.light),
    mirror(stroke('M72-66C56-54 52-34 56-18', coat.shade, 4)),
    fill('M8-64C2-44 2-20 4 4H22C14-20 12-44 8-64Z', coat.shade, 0.6),
  );
  return join(
    drawContactShadow(0, 2, 104, 10),
    stroke('M-66-18C-116-16-136-60-122-116', coat.base, 26),
    stroke('M-127-96C-126-104-124-110-122-116', coat.light, 26),
    shadeForm(body, coat.base, markings, 8, -6),
    mirror(drawPaw(66, 5, coat.paw, coat.shade, 0.72)),
    drawPaw(-22, 5, coat.paw, coat.shade, 0.82),
    stroke('M48-84C66-78 92-84 108-104', coat.base, 32),
    drawPaw(136, -128, coat.paw, coat.shade, 0.86, 222),
    place(drawCatHead(coat, expression), { y: -184, scale: 0.92, rotate: 7 }),
  );
}

/** A cat rolled in a towel, only its head and paws out; (0, 0) is the ground. */
export function drawWrappedCat(coat: Coat, towel: string, trim: string): string {
  const roll = mirrorOutline(-236, [
    [60, -236, 128, -196, 148, -120],
    [170, -40, 156, 4, 100, 4],
    [60, 4, 20, 4, 0, 4],
  ]);
  const folds = join(
    stroke('M-160-40H160M-160-22H160', trim, 7, 0.8),
    fill('M180-250C90-190-10-90-70 20H-180V-250Z', '#5A3422', 0.12),
    fill('M180-240C110-190 0-90-50 20H-34C14-80 120-176 190-210Z', trim, 0.85),
  );
  return join(
    drawContactShadow(4, 2, 160, 13),
    shadeForm(roll, towel, folds, 10, -7),
    drawPaw(-36, 7, coat.paw, coat.shade, 0.95),
    drawPaw(36, 7, coat.paw, coat.shade, 0.95),
    place(
      fill('M-118 40C-90 86 90 86 118 40C140 96 90 128 0 128S-140 96-118 40Z', towel) +
        fill('M-118 40C-90 86 90 86 118 40C120 70 60 104 0 104S-120 70-118 40Z', '#5A3422', 0.1),
      { y: -276 },
    ),
    place(drawCatHead(coat, { eyes: 'happy' }), { y: -276 }),
  );
}

/** The long coat before the visit: flat, in clumps, with knots. */
export function drawMattedCat(coat: Coat, expression: Expression): string {
  const rough = outlineFur(0, -112, 112, 92, { tufts: 15, depth: 22, fall: 1 });
  const knot = 'M-4-2C-14-16 14-22 16-4C18 12-12 14-14-2C-16-18 20-30 26-4';
  const knots = [
    [-86, -70],
    [88, -96],
    [70, -36],
    [-60, -140],
    [8, -150],
    [-96, -24],
  ].map(([x = 0, y = 0], index) =>
    place(
      fill(
        'M-26 4L-34-14-18-12-14-30 2-18 18-30 20-12 36-8 24 6 30 20 10 16 0 28-10 16-28 20Z',
        coat.shade,
      ) + stroke(knot, '#8F6742', 4),
      { x, y, scale: index % 2 ? 0.85 : 1 },
    ),
  );
  return join(
    drawContactShadow(4, 2, 140, 12),
    stroke('M90-20C140-8 176-30 172-66', coat.base, 34),
    stroke('M128-10L120-28M150-16L146-34M172-40L152-44', coat.shade, 6),
    shadeForm(rough, coat.base, knots.join(''), 9, -6),
    fill('M-64-80C-60-40-62-10-62 2H62C62-10 60-40 64-80C30-96-30-96-64-80Z', coat.base),
    fill('M0-80C-5-50-8-30-8 0H8C8-30 5-50 0-80Z', coat.shade),
    fill('M-64-90L-58-40-70-4-74-60ZM64-90L58-40 70-4 74-60Z', coat.shade),
    drawPaw(-34, 5, coat.paw, coat.shade, 0.95),
    drawPaw(34, 5, coat.paw, coat.shade, 0.95),
    place(
      join(
        fill(outlineFur(0, 28, 102, 62, { tufts: 13, depth: 26, fall: 1.2 }), coat.shade),
        drawCatHead({ ...coat, breed: 'round' }, expression),
        stroke('M-26-84L-36-104-18-92-8-110 2-90 18-106 18-86', coat.base, 9),
      ),
      { y: -244, scale: 0.96, rotate: -3 },
    ),
  );
}

/** Head and paws over an edge; (0, 0) is the edge under the chin. Draw the edge's front after. */
export function drawPeekingCat(coat: Coat, expression: Expression, depth = 40): string {
  const head = place(drawCatHead(coat, expression), { y: -depth });
  return clipTo('M-300-400H300V0H-300Z', head);
}

export function drawFoamCap(x: number, y: number, scale = 1): string {
  const foam =
    'M-58 10C-78 6-76-22-54-22C-52-46-22-50-12-36C0-56 34-52 36-30C60-34 70-4 52 8' +
    'C40 18 24 14 16 8C4 18-12 18-20 8C-30 18-48 16-58 10Z';
  const shade =
    'M-58 10C-48 16-30 18-20 8C-12 18 4 18 16 8C24 14 40 18 52 8' +
    'C40 4 28 2 16-4C4 4-12 4-22-4C-34 4-48 6-58 10Z';
  return place(fill(foam, MILK) + fill(shade, '#CFE1DB'), { x, y, scale });
}
