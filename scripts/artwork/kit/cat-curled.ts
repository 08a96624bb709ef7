import { drawBodyMarks, drawTail } from './body-marks';
import { drawCatHead } from './cat-head';
import type { Coat } from './coats';
import type { Expression } from './face';
import { outlineFur } from './fur';
import { drawPaw } from './paw';
import { fill, join, place, shadeForm, stroke } from './svg';

const CURL =
  'M-196-40C-200-110-120-178 10-178C140-178 214-116 210-50C206 0 120 22 0 22' +
  'C-120 22-194 10-196-40Z';

const MARKS = {
  stripes: 'M0-186L6-140M50-186L54-136M98-176L96-126M142-156L132-110M180-126L162-90',
  patchA: 'M-40-190C-20-120 60-110 90-140C110-160 120-180 110-200Z',
  patchB: 'M230-120C170-130 120-80 140-30C150 0 190 10 230 0Z',
  points: '',
};

/** A cat asleep in a round, chin on its tail; (0, 0) is the middle of the bottom. */
export function drawCurledCat(coat: Coat, expression: Expression = { eyes: 'asleep' }): string {
  const markings = join(
    drawBodyMarks(coat, MARKS),
    stroke('M126 10C66-14 62-92 140-104', coat.shade, 5),
  );
  return join(
    coat.longhair ? fill(outlineFur(6, -86, 200, 84, { tufts: 30, depth: 18 }), coat.base) : '',
    shadeForm(CURL, coat.base, markings, 9, -8),
    drawPaw(84, 14, coat.paw, coat.shade, 0.9, -4),
    drawTail(coat, 'M196-36C188 18 120 38 40 34', coat.longhair ? 54 : 38),
    place(drawCatHead(coat, { mouth: 'calm', ...expression }), { x: -92, y: -74, rotate: -12 }),
    place(drawPaw(0, 0, coat.paw, coat.shade, 0.9), { x: -128, y: 28, rotate: 6 }),
  );
}
