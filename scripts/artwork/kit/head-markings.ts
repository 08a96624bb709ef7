import type { Coat } from './coats';
import type { HeadShape } from './head-shapes';
import type { Cubic } from './svg';
import { ellipse, fill, join, mirror, mirrorOutline, stroke } from './svg';

export function drawHeadMarkings(coat: Coat, shape: HeadShape): string {
  switch (coat.pattern) {
    case 'tabby':
      return drawMuzzle(coat, shape) + drawTabbyStripes(coat, shape) + drawEyeRims(coat, shape);
    case 'calico':
      return drawPatches(coat) + drawMuzzle(coat, shape, coat.base === coat.light);
    case 'points':
      return drawMask(coat, shape);
    case 'tuxedo':
      return drawBlaze(coat, shape);
    default:
      return coat.breed === 'persian' ? drawPersianFace(coat) : drawPlainMuzzle(coat, shape);
  }
}

function drawMuzzle(coat: Coat, shape: HeadShape, isNarrow = false): string {
  const width = shape.muzzleWidth * (isNarrow ? 0.9 : 1);
  const y = shape.noseY;
  const half: Cubic[] = [
    [16, y - 44, 20, y - 24, width * 0.55, y - 14],
    [width * 0.92, y - 4, width, y + 6, width, y + 18],
    [width, y + 42, width * 0.55, y + 56, 0, y + 56],
  ];
  return fill(mirrorOutline(y - 44, half), coat.light);
}

function drawPlainMuzzle(coat: Coat, shape: HeadShape): string {
  const y = shape.noseY + 18;
  return mirror(ellipse(24, y, 36, 27, coat.light)) + ellipse(0, y + 18, 20, 13, coat.light);
}

function drawTabbyStripes(coat: Coat, shape: HeadShape): string {
  const edge = shape.half[0]?.[4] ?? 0;
  const y = shape.eyeY;
  const cheeks = `M${edge + 8} ${y + 4}L${edge - 26} ${y + 8}M${edge + 6} ${y + 28}L${edge - 24} ${y + 26}`;
  return join(
    stroke(`M0-96V-46M-27-94L-20-54M27-94L20-54`, coat.marking, 11),
    mirror(stroke(cheeks, coat.marking, 9)),
  );
}

/** A light ring around the eye, as tabbies have; it lifts the eyes off the coat. */
function drawEyeRims(coat: Coat, shape: HeadShape): string {
  if (coat.breed !== 'coon' && coat.breed !== 'kitten') return '';
  const { eyeX, eyeY, eyeSize } = shape;
  return mirror(ellipse(eyeX, eyeY - 1, eyeSize + 5, eyeSize + 6, coat.light, 0.75));
}

function drawPatches(coat: Coat): string {
  const left = 'M-140-100H-14C-6-60-16-20-34 4C-48 34-84 44-140 36Z';
  const right = 'M140-100H22C16-70 28-36 52-30C84-22 96 20 140 26Z';
  return fill(left, coat.marking) + fill(right, coat.patch ?? coat.marking);
}

/** The dark face of a colourpoint: widest around eyes and nose, fading out by a second tone. */
function drawMask(coat: Coat, shape: HeadShape): string {
  const reach = shape.eyeX + shape.eyeSize;
  const y = shape.noseY;
  const chin = y + (coat.breed === 'ragdoll' ? 22 : 56);
  const outer: Cubic[] = [
    [34, -70, reach + 8, -48, reach + 12, 2],
    [reach + 10, 44, 66, chin - 12, 40, chin],
    [28, chin + 8, 14, chin + 10, 0, chin + 10],
  ];
  const inner: Cubic[] = [
    [24, -46, reach - 4, -34, reach, 4],
    [reach - 2, 40, 56, chin - 20, 34, chin - 8],
    [22, chin + 2, 12, chin + 4, 0, chin + 4],
  ];
  const bib = coat.breed === 'ragdoll' ? drawMuzzle(coat, shape, true) : '';
  return join(
    fill(mirrorOutline(-62, outer), coat.marking, 0.45),
    fill(mirrorOutline(-36, inner), coat.marking),
    bib,
    coat.breed === 'wedge' ? mirror(ellipse(22, y + 18, 30, 22, '#7F5D4D')) : '',
  );
}

function drawBlaze(coat: Coat, shape: HeadShape): string {
  const y = shape.noseY;
  const width = shape.muzzleWidth;
  const half: Cubic[] = [
    [8, -40, 10, -6, 22, 10],
    [40, 22, width + 8, y - 6, width + 10, y + 18],
    [width + 8, y + 44, 50, y + 66, 0, y + 66],
  ];
  return fill(mirrorOutline(-62, half), coat.light);
}

function drawPersianFace(coat: Coat): string {
  const tufts = 'M104 34Q120 44 138 44M98 58Q112 70 128 74';
  return join(
    mirror(ellipse(56, 14, 36, 36, coat.light, 0.7)),
    mirror(ellipse(26, 56, 42, 28, coat.light)),
    mirror(stroke(tufts, coat.marking, 5)),
    stroke('M-14-70Q-10-56-12-44M14-70Q10-56 12-44M0-74V-52', coat.marking, 6),
  );
}
