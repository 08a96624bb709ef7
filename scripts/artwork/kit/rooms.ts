import { MILK } from './palette';
import { ellipse, fill, join, rect } from './svg';

export type WallOptions = {
  wall: string;
  /** Lower part of the wall in another tone, from this height down. */
  panel?: { y: number; colour: string };
  width?: number;
  height?: number;
};

export function drawWall(options: WallOptions): string {
  const { wall, panel, width = 800, height = 600 } = options;
  return (
    rect(0, 0, width, height, wall) +
    (panel
      ? rect(0, panel.y, width, height - panel.y, panel.colour) +
        rect(0, panel.y, width, 8, MILK, 0, 0.7)
      : '')
  );
}

/** A table across the picture: the top that we look down on, and its front. */
export function drawTable(
  backY: number,
  frontY: number,
  top: string,
  front: string,
  width = 800,
  height = 600,
): string {
  return join(
    rect(0, backY, width, frontY - backY, top),
    rect(0, frontY, width, height - frontY, front),
    rect(0, frontY, width, 7, MILK, 0, 0.25),
  );
}

export function drawFloor(
  y: number,
  colour: string,
  skirting: string,
  width = 800,
  height = 600,
): string {
  return rect(0, y, width, height - y, colour) + rect(0, y - 14, width, 14, skirting);
}

/** Boards that give a floor its depth. */
export function drawFloorBoards(y: number, colour: string, width = 800, height = 600): string {
  const lines = [0.3, 0.68].map((part) => {
    const lineY = Math.round(y + (height - y) * part);
    return `M0 ${lineY}H${width}V${lineY + 4}H0Z`;
  });
  return fill(lines.join(''), colour, 0.5);
}

/** Morning light that falls through a window on to the wall or the floor. */
export function drawSunPatch(
  x: number,
  y: number,
  width: number,
  height: number,
  slant: number,
  opacity = 0.5,
): string {
  const half = width / 2 - 7;
  const pane = (left: number) => `M${left} ${y}h${half}l${slant} ${height}h${-half}Z`;
  return fill(pane(x) + pane(x + half + 14), '#FFEFC4', opacity);
}

export function drawRug(x: number, y: number, radiusX: number, colour: string, inner: string) {
  return (
    ellipse(x, y, radiusX, radiusX * 0.16, colour) +
    ellipse(x, y, radiusX * 0.84, radiusX * 0.12, inner)
  );
}

export function drawFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  content: string,
): string {
  return join(
    rect(x, y, width, height, frame, 6),
    rect(x + 9, y + 9, width - 18, height - 18, MILK, 2),
    content,
  );
}

/** Staggered wall tiles in two close tones. */
export function drawTiles(
  y: number,
  bottom: number,
  light: string,
  dark: string,
  width = 800,
): string {
  const rows = Math.ceil((bottom - y) / 55);
  const joints = Array.from({ length: rows }, (_, row) => {
    const top = y + row * 55;
    const start = row % 2 ? 50 : 100;
    const count = Math.floor((width - start) / 100) + 1;
    const uprights = Array.from(
      { length: count },
      (_unused, column) => `M${start + column * 100} ${top}v55`,
    ).join('');
    return `M0 ${top + 55}H${width}${uprights}`;
  });
  return (
    rect(0, y, width, rows * 55, light) +
    `<path d="${joints.join('')}" stroke="${dark}" stroke-width="3"/>`
  );
}
