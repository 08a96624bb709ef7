import { drawBodyMarks, drawTail } from './body-marks';
import { drawCatHeadBehind } from './cat-head';
import type { Coat } from './coats';
import { outlineFur } from './fur';
import { drawContactShadow, fill, join, mirrorOutline, place, shadeForm, stroke } from './svg';

const OUTLINE = mirrorOutline(-240, [
  [54, -240, 84, -206, 92, -160],
  [100, -124, 136, -108, 140, -56],
  [142, -14, 112, 4, 70, 4],
  [40, 4, 20, 4, 0, 4],
]);
const MARKS = {
  stripes:
    'M0-196V-156M0-130V-94M0-70V-50M-150-60L-96-66M-148-100L-88-104M-140-140L-78-142' +
    'M150-60L96-66M148-100L88-104M140-140L78-142',
  patchA: 'M-150-200H-10C-30-120-90-90-150-100Z',
  patchB: 'M150-130H60C20-100 30-40 90-30C120-26 140-10 150 10Z',
  points: '',
};

export type BehindOptions = { tail?: 'right' | 'left' | 'hanging'; tilt?: number };

/** A cat that looks away from us; (0, 0) is where it sits. */
export function drawCatBehind(coat: Coat, options: BehindOptions = {}): string {
  const { tail = 'right', tilt = 0 } = options;
  const width = coat.longhair ? 54 : 34;
  const path =
    tail === 'hanging'
      ? 'M0-20C6 20 2 60 20 96C30 116 52 116 58 98'
      : 'M40-16C110 8 176 0 186-44C190-66 176-82 162-76';
  const drawnTail = place(drawTail(coat, path, width), { flip: tail === 'left' });
  const markings =
    drawBodyMarks(coat, MARKS) +
    `${stroke('M-84 0C-96-30-84-60-62-70M84 0C96-30 84-60 62-70', coat.shade, 5)}`;
  return join(
    drawContactShadow(4, 2, 150, 12),
    coat.longhair ? fill(outlineFur(0, -116, 128, 92, { tufts: 26, depth: 18 }), coat.base) : '',
    shadeForm(OUTLINE, coat.base, markings, 10, -6),
    drawnTail,
    place(drawCatHeadBehind(coat), { y: -268, rotate: tilt }),
  );
}
