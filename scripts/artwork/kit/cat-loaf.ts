import { drawBodyMarks, drawTail } from './body-marks';
import { drawCatHead } from './cat-head';
import type { Coat } from './coats';
import type { Expression } from './face';
import { outlineFur } from './fur';
import { drawPaw } from './paw';
import { drawContactShadow, fill, join, lightEdge, place, shadeForm, stroke } from './svg';

export type LyingOptions = { expression?: Expression; tilt?: number; isHeld?: boolean };

const LOAF =
  'M-122 2C-158 0-172-44-152-92C-130-140-60-166 30-164C124-162 186-110 190-52' +
  'C192-16 176 2 150 2Z';
const LOAF_MARKS = {
  stripes: 'M40-172L48-126M84-168L90-118M126-154L126-106M164-130L154-88M196-84L168-66',
  patchA: 'M20-180C20-130 70-110 100-130C120-144 130-150 140-190Z',
  patchB: 'M200-100C150-100 120-60 140-20C150-4 180 0 200 0Z',
  points: '',
};

/** A cat with its paws tucked in, chest to the left; (0, 0) is the ground. */
export function drawLoafCat(coat: Coat, options: LyingOptions = {}): string {
  const bib =
    'M-126-60C-130-110-20-110-10-70C-6-44-24-30-36-16C-44-26-50-26-56-22' +
    'C-62-12-68-8-74-6C-80-14-86-16-92-14C-112-24-124-40-126-60Z';
  const markings = join(
    drawBodyMarks(coat, LOAF_MARKS),
    coat.pattern !== 'plain' || coat.longhair ? fill(bib, coat.light) : '',
    fill('M-22-70C10-64 26-30 18 2H2C6-30-2-54-22-70Z', coat.shade, 0.7),
    stroke('M92 0C66-44 88-96 142-94', coat.shade, 5),
  );
  return join(
    options.isHeld ? '' : drawContactShadow(14, 1, 182, 13),
    coat.longhair ? fill(outlineFur(22, -86, 166, 70, { tufts: 26, depth: 18 }), coat.base) : '',
    shadeForm(LOAF, coat.base, markings, 8, -8),
    drawTail(coat, 'M176-24C150-8 110-10 60-12', coat.longhair ? 42 : 30),
    drawPaw(-92, 4, coat.paw, coat.shade, 0.9),
    drawPaw(-36, 4, coat.paw, coat.shade, 0.9),
    place(drawCatHead(coat, options.expression), { x: -62, y: -146, rotate: options.tilt ?? 0 }),
  );
}

const RECLINED =
  'M-150-70C-130-140-40-158 60-150C160-142 226-110 236-56C240-18 222 2 190 2' +
  'L-90 2C-110 2-120 0-132-2L-216 2C-250 4-252-36-220-38C-190-40-164-44-150-70Z';
const RECLINED_MARKS = {
  stripes: 'M30-162L40-112M78-162L86-108M124-154L126-104M168-138L162-94M206-116L190-82',
  patchA: 'M10-170C20-110 80-100 110-120C130-136 132-160 130-180Z',
  patchB: 'M250-110C190-120 150-70 170-20L240 10Z',
  points: 'M-270-60H-160C-150-30-120-10-100 10H-270ZM120 10C130-24 170-30 210-26L240 10Z',
};

/** A cat lying on its side of the couch, front paws stretched to the left. */
export function drawRecliningCat(coat: Coat, options: LyingOptions = {}): string {
  const legs = coat.pattern === 'points' ? coat.marking : coat.base;
  const markings = join(
    drawBodyMarks(coat, RECLINED_MARKS),
    stroke('M128-6C92-40 104-106 168-104', coat.shade, 5),
  );
  const paw = coat.pattern === 'points' ? coat.marking : coat.paw;
  return join(
    drawContactShadow(0, 1, 246, 13),
    drawTail(coat, 'M216-26C266-10 306-30 300-74C297-94 284-104 276-100', coat.longhair ? 52 : 34),
    coat.longhair ? fill(outlineFur(50, -84, 176, 64, { tufts: 26, depth: 18 }), coat.base) : '',
    shadeForm(RECLINED, coat.base, markings, 8, -8),
    coat.glow ? lightEdge(RECLINED) : '',
    stroke('M-110-40C-150-24-190-16-226-16', coat.pattern === 'points' ? legs : coat.shade, 34),
    stroke('M-66-44C-80-26-130-16-176-16', legs, 36),
    stroke('M-150-35C-116-38-76-44-50-66', coat.pattern === 'points' ? legs : coat.shade, 5),
    fill('M96 2C88-30 128-36 150-32H176V2Z', coat.pattern === 'points' ? legs : coat.base),
    drawPaw(112, 3, paw, coat.shade, 0.85),
    drawPaw(-228, 3, paw, coat.shade, 0.9),
    drawPaw(-180, 4, paw, coat.shade, 0.95),
    place(drawCatHead(coat, options.expression), { x: -96, y: -148, rotate: options.tilt ?? 0 }),
  );
}
