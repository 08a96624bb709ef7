import type { Expression } from './face';
import { outlineFur } from './fur';
import { BLUSH, WHITE } from './palette';
import type { RabbitCoat } from './rabbit-coats';
import {
  circle,
  ellipse,
  fill,
  join,
  mirror,
  mirrorOutline,
  place,
  rect,
  shadeForm,
  stroke,
} from './svg';

const OUTLINE = mirrorOutline(-82, [
  [46, -82, 74, -50, 82, -8],
  [88, 8, 98, 24, 96, 42],
  [92, 74, 48, 84, 0, 84],
]);
const UPRIGHT_EAR = 'M4-56C-8-110-2-186 26-228C36-242 52-238 58-220C74-172 74-104 62-48Z';
const UPRIGHT_INSIDE = 'M22-76C16-120 20-176 36-208C42-216 46-212 48-204C56-166 54-116 46-72Z';
const LOP_EAR =
  'M18-76C52-98 96-86 116-44C138 2 140 72 122 104C108 124 82 116 76 92' +
  'C68 60 80 20 66-12C56-34 34-50 18-76Z';
const LOP_FOLD =
  'M98-34C116 4 120 60 108 92C102 102 94 98 92 88C88 58 98 16 84-22C88-28 94-34 98-34Z';

/** A rabbit's head from the front, centred on (0, 0), about 190 wide without the ears. */
export function drawRabbitHead(coat: RabbitCoat, expression: Expression = {}): string {
  const earColour = coat.patch ?? coat.base;
  const upright = place(fill(UPRIGHT_EAR, earColour) + fill(UPRIGHT_INSIDE, coat.ear), {
    rotate: 5,
  });
  const lop = mirror(shadeForm(LOP_EAR, earColour, fill(LOP_FOLD, coat.shade, 0.35), 6, -5));
  const rings = coat.patch ? mirror(ellipse(50, -10, 34, 36, coat.patch)) : '';
  return join(
    coat.ears === 'upright' ? mirror(upright) : '',
    coat.fluffy
      ? fill(outlineFur(0, 16, 98, 72, { tufts: 16, depth: 22, soft: true }), coat.base)
      : '',
    shadeForm(OUTLINE, coat.base, rings + drawBlaze(coat), 8, -6),
    coat.fluffy ? drawForelock(coat) : '',
    coat.ears === 'lop' ? lop : '',
    mirror(ellipse(66, 36, 15, 9, BLUSH, 0.6)),
    drawRabbitEyes(coat, expression),
    drawRabbitNose(coat),
  );
}

function drawBlaze(coat: RabbitCoat): string {
  const blaze = mirrorOutline(-70, [
    [10, -60, 10, -20, 18, 4],
    [26, 22, 46, 32, 48, 52],
    [50, 76, 28, 92, 0, 92],
  ]);
  return fill(blaze, coat.light);
}

function drawForelock(coat: RabbitCoat): string {
  return (
    fill(outlineFur(0, -74, 46, 22, { tufts: 9, depth: 16, soft: true }), coat.base) +
    stroke('M-16-72Q-14-62-18-54M14-74Q14-64 18-58M0-70V-56', coat.shade, 3.5)
  );
}

function drawRabbitEyes(coat: RabbitCoat, expression: Expression): string {
  const { eyes = 'open', gaze = [0, 0] } = expression;
  const [x, y] = [50, -8];
  if (eyes !== 'open') {
    const bend = eyes === 'happy' ? -20 : 20;
    const line = `M${x - 18} ${y + 4}Q${x} ${y + 4 + bend} ${x + 18} ${y + 4}`;
    return mirror(stroke(line, coat.patch ? '#FFE9D2' : coat.eye, 6));
  }
  return [-x, x]
    .map((eyeX) =>
      join(
        coat.patch ? ellipse(eyeX, y, 22, 25, '#8B6F60') : '',
        ellipse(eyeX, y, 19, 22, coat.eye),
        ellipse(eyeX + gaze[0] * 4, y + 8, 11, 9, '#6B4A3C'),
        circle(eyeX + 6 + gaze[0] * 3, y - 8, 7, WHITE),
        circle(eyeX - 6, y + 9, 3.2, WHITE, 0.85),
      ),
    )
    .join('');
}

function drawRabbitNose(coat: RabbitCoat): string {
  const nose = 'M-10 24C-10 19 10 19 10 24C10 29 4 34 0 34C-4 34-10 29-10 24Z';
  const whiskers = 'M40 40L88 32M40 50H90';
  return join(
    rect(-7, 46, 6.6, 11, WHITE, 2),
    rect(0.4, 46, 6.6, 11, WHITE, 2),
    fill(nose, coat.nose),
    stroke('M0 34V43M0 43C-3 49-12 50-17 46M0 43C3 49 12 50 17 46', '#8A5A48', 3.2),
    mirror(stroke(whiskers, coat.whisker, 2.5, 0.8)),
  );
}
