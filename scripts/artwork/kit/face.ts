import { INK } from './palette';
import { circle, clipTo, ellipse, fill, join, mirror, place, stroke } from './svg';

export type EyeState = 'open' | 'happy' | 'sleepy' | 'asleep';

export type Expression = {
  eyes?: EyeState;
  mouth?: 'smile' | 'open' | 'calm' | 'sad';
  /** Where the pupils go, in fractions of the eye: [-1..1, -1..1]. */
  gaze?: [number, number];
};

export type EyeStyle = {
  colour: string;
  line: string;
  size: number;
};

const SMILE = 'M0 0V8C-4 19-24 20-31 8M0 8C4 19 24 20 31 8';

const MOUTHS = {
  smile: SMILE,
  open: SMILE,
  calm: 'M0 0V7C-3 13-14 14-20 10M0 7C3 13 14 14 20 10',
  sad: 'M0 0V8C-6 8-16 10-22 18M0 8C6 8 16 10 22 18',
};

/** Two level eyes; the catchlights stay on the side of the window in both. */
export function drawEyes(
  distance: number,
  y: number,
  style: EyeStyle,
  expression: Expression,
): string {
  return join(drawEye(-distance, y, style, expression), drawEye(distance, y, style, expression));
}

function drawEye(x: number, y: number, style: EyeStyle, expression: Expression): string {
  const { eyes = 'open', gaze = [0, 0] } = expression;
  const { size, line } = style;
  if (eyes === 'happy') {
    return stroke(arc(x, y + size * 0.3, size * 0.86, -0.95), line, 6);
  }
  if (eyes === 'asleep') {
    return stroke(arc(x, y + size * 0.1, size * 0.86, 0.8), line, 6);
  }
  const ball = join(
    ellipse(x, y, size * 0.94, size, INK),
    ellipse(x, y + 1, size * 0.8, size * 0.86, style.colour),
    ellipse(x + gaze[0] * 4, y + 1 + gaze[1] * 4, size * 0.62, size * 0.74, '#252C2B'),
  );
  const catchlights = join(
    circle(x + size * 0.28, y - size * 0.34, size * 0.3, '#fff'),
    circle(x - size * 0.3, y + size * 0.4, size * 0.15, '#fff', 0.8),
  );
  return eyes === 'open' ? ball + catchlights : drawSleepyEye(x, y, size, ball, line);
}

function drawSleepyEye(x: number, y: number, size: number, ball: string, line: string): string {
  const half = size * 1.04;
  const corner = y + size * 0.3;
  const lid = `M${x - half} ${corner}Q${x} ${y - size * 0.95} ${x + half} ${corner}`;
  const opening = roundPath(`${lid}V${y + size * 1.2}H${x - half}Z`);
  const lights = join(
    circle(x + size * 0.26, y + size * 0.05, size * 0.24, '#fff'),
    circle(x - size * 0.28, y + size * 0.48, size * 0.12, '#fff', 0.8),
  );
  return clipTo(opening, ball + lights) + stroke(roundPath(lid), line, 5);
}

export function drawCatNose(y: number, size: number, colour: string): string {
  const nose = 'M-14-5C-14-11 14-11 14-5C14 2 6 10 0 10C-6 10-14 2-14-5Z';
  return place(fill(nose, colour) + ellipse(4, -4.5, 4, 1.8, '#fff', 0.35), { y, scale: size });
}

export function drawCatMouth(y: number, colour: string, expression: Expression): string {
  const mouth = expression.mouth ?? 'smile';
  const line = MOUTHS[mouth];
  const tongue =
    mouth === 'open'
      ? fill('M-13 15C-12 34 12 34 13 15C8 16 3 13 0 9C-3 13-8 16-13 15Z', '#8C4A3E') +
        ellipse(0, 24, 8, 5, '#EE9A86')
      : '';
  return place(tongue + stroke(line, colour, 4), { y });
}

export function drawWhiskers(x: number, y: number, colour: string): string {
  const lines =
    `M${x} ${y - 6}L${x + 62} ${y - 20}M${x + 2} ${y + 6}H${x + 66}` +
    `M${x} ${y + 18}L${x + 60} ${y + 28}`;
  return mirror(stroke(lines, colour, 3));
}

export function drawCheekBlush(x: number, y: number, colour: string, opacity: number): string {
  return mirror(ellipse(x, y, 17, 10, colour, opacity));
}

function arc(x: number, y: number, radius: number, bend: number): string {
  return roundPath(`M${x - radius} ${y}Q${x} ${y + radius * bend * 1.6} ${x + radius} ${y}`);
}

function roundPath(d: string): string {
  return d.replace(/-?\d+\.\d{2,}/g, (value) => String(Math.round(Number(value) * 10) / 10));
}
