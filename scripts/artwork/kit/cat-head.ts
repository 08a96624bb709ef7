import type { Coat } from './coats';
import type { Expression } from './face';
import { drawCatMouth, drawCatNose, drawCheekBlush, drawEyes, drawWhiskers } from './face';
import { drawHeadMarkings } from './head-markings';
import type { HeadShape } from './head-shapes';
import { HEAD_SHAPES } from './head-shapes';
import { BLUSH } from './palette';
import { clipTo, fill, join, lightEdge, mirror, mirrorOutline, shadeForm, stroke } from './svg';

/** A cat's head from the front, centred on (0, 0), about 240 wide without the ears. */
export function drawCatHead(coat: Coat, expression: Expression = {}): string {
  const shape = HEAD_SHAPES[coat.breed];
  const outline = outlineHead(coat);
  const { eyeX, eyeY, eyeSize, noseY } = shape;
  const isDark = coat.whisker === '#E9D6BF';
  const eyeStyle = {
    colour: coat.eye,
    line: isDark || coat.pattern === 'calico' ? '#2A1D18' : '#5A3A2E',
    size: eyeSize,
  };
  return join(
    drawEars(coat, shape),
    shadeForm(outline, coat.base, drawHeadMarkings(coat, shape), 8, -6),
    coat.glow ? lightEdge(outline) : '',
    coat.breed === 'coon' ? drawLynxTips(coat) : '',
    drawCheekBlush(eyeX + 30, eyeY + 34, BLUSH, isDark ? 0.22 : 0.5),
    drawEyes(eyeX, eyeY, eyeStyle, expression),
    drawCatNose(noseY, shape.noseSize, coat.nose),
    drawCatMouth(noseY + 9, coat.mouth, expression),
    drawWhiskers(shape.muzzleWidth, noseY + 8, coat.whisker),
  );
}

export function outlineHead(coat: Coat): string {
  const shape = HEAD_SHAPES[coat.breed];
  return mirrorOutline(shape.top, shape.half);
}

/** The same head from behind: ears closed, no face. */
export function drawCatHeadBehind(coat: Coat): string {
  const shape = HEAD_SHAPES[coat.breed];
  const outer = coat.pattern === 'points' ? coat.marking : coat.base;
  const crown =
    coat.pattern === 'tabby' ? stroke('M0-92V-20M-34-84L-24-30M34-84L24-30', coat.marking, 11) : '';
  const patch =
    coat.pattern === 'calico'
      ? fill('M-130-100H-6C10-50-20 10-130 20Z', coat.marking) +
        fill('M130-100H30C30-40 60 0 130 0Z', coat.patch ?? coat.marking)
      : '';
  const ears =
    coat.pattern === 'calico'
      ? fill(shape.ear, coat.patch ?? outer) +
        `<g transform="scale(-1 1)">${fill(shape.ear, coat.marking)}</g>`
      : mirror(fill(shape.ear, outer));
  return ears + shadeForm(outlineHead(coat), coat.base, crown + patch, 8, -6);
}

function drawEars(coat: Coat, shape: HeadShape): string {
  const right = coat.pattern === 'calico' ? (coat.patch ?? coat.base) : earColour(coat);
  const left = coat.pattern === 'calico' ? coat.marking : earColour(coat);
  const tuft = coat.longhair
    ? fill(
        'M44-62C54-70 66-76 76-86C78-74 76-70 74-64C82-68 88-72 92-78C94-60 84-44 64-36Z',
        coat.light,
      )
    : '';
  const inside = clipTo(shape.ear, fill(shape.earInside, coat.ear) + tuft);
  const leftEar = `<g transform="scale(-1 1)">${fill(shape.ear, left)}${inside}</g>`;
  return leftEar + fill(shape.ear, right) + inside;
}

function earColour(coat: Coat): string {
  return coat.pattern === 'points' ? coat.marking : coat.base;
}

function drawLynxTips(coat: Coat): string {
  const tip =
    'M96-122C106-136 112-148 114-158C119-152 120-148 120-144C124-148 126-152 129-156' +
    'C130-142 126-128 117-112Z';
  return mirror(fill(tip, coat.marking));
}
