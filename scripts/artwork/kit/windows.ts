import type { View } from './landscapes';
import { drawView } from './landscapes';
import { MILK, SAND } from './palette';
import { clipTo, fill, formatNumber, join, place, rect } from './svg';

type Box = { x: number; y: number; width: number; height: number };

/** The salon's own window, with a round top. */
export function drawArchWindow(box: Box, view: View, frame = MILK): string {
  const { x, y, width, height } = box;
  const edge = 14;
  return join(
    fill(arch(x, y, width, height), frame),
    clipTo(
      arch(x + edge, y + edge, width - 2 * edge, height - edge),
      fitView(view, box) +
        rect(x + width / 2 - 5, y, 10, height, frame) +
        rect(x, y + height * 0.5, width, 10, frame),
    ),
    drawSill(x, y + height, width),
  );
}

export function drawSquareWindow(
  box: Box,
  view: View,
  options: { frame?: string; bars?: boolean; sill?: boolean } = {},
): string {
  const { frame = MILK, bars = true, sill = true } = options;
  const { x, y, width, height } = box;
  const inside = `M${x + 13} ${y + 13}H${x + width - 13}V${y + height - 13}H${x + 13}Z`;
  return join(
    rect(x, y, width, height, frame, 8),
    clipTo(inside, fitView(view, box)),
    bars
      ? rect(x + width / 2 - 5, y, 10, height, frame) + rect(x, y + height * 0.42, width, 10, frame)
      : '',
    sill ? drawSill(x, y + height, width) : '',
  );
}

export function drawRoundWindow(x: number, y: number, radius: number, view: View): string {
  const disc = (r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1` + ` ${-2 * r} 0Z`;
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  return (
    fill(disc(radius), MILK) +
    clipTo(
      disc(radius - 13),
      fitView(view, box) +
        rect(x - 5, y - radius, 10, radius * 2, MILK) +
        rect(x - radius, y - 5, radius * 2, 10, MILK),
    )
  );
}

export function drawCurtains(box: Box, colour: string, fold: string): string {
  const { x, y, width, height } = box;
  const wide = width * 0.24;
  const left =
    `M${x - 22} ${y}h${wide + 30}c-4 ${height * 0.4} -20 ${height * 0.62}` +
    ` ${-wide * 0.5 - 20} ${height}h${-wide * 0.5 - 10}Z`;
  const folds =
    `M${x + 4} ${y}q2 ${height * 0.6} -10 ${height}h10q12 ${-height * 0.5}` + ` 10 ${-height}Z`;
  const half = fill(clean(left), colour) + fill(clean(folds), fold);
  return (
    half +
    place(half, { x: 2 * x + width, flip: true }) +
    rect(x - 40, y - 10, width + 80, 12, fold, 6)
  );
}

function drawSill(x: number, y: number, width: number): string {
  return (
    rect(x - 16, y - 4, width + 32, 18, MILK, 5) + rect(x - 10, y + 14, width + 20, 7, SAND, 3)
  );
}

function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
}

function fitView(view: View, box: Box): string {
  const scale = Math.max(box.width / 240, box.height / 300);
  const x = box.x + (box.width - 240 * scale) / 2;
  const y = box.y + box.height - 300 * scale;
  return place(drawView(view), { x, y, scale: Math.ceil(scale * 100) / 100 });
}

function clean(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (value) => formatNumber(Number(value)));
}
