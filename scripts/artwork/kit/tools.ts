import { CLAY, DEW, FOREST, HONEY, INK, MILK, OAK, PINE, SAND, STEEL, WHITE } from './palette';
import type { Placement } from './svg';
import { circle, drawContactShadow, ellipse, fill, join, place, rect, stroke } from './svg';

/** A brush lying on its bristles; (0, 0) is the surface under the middle. */
export function drawBrush(placement: Placement, colour = FOREST, bristles = HONEY): string {
  const pins = [-66, -54, -42, -30, -18, -6].map((x) => `M${x}-16V-3`).join('');
  return place(
    join(
      drawContactShadow(10, 0, 92, 7),
      stroke(pins, bristles, 5),
      fill(
        'M-80-18C-84-34-72-42-56-42H-8C4-42 10-38 20-34L88-20C98-17 98-4 86-5L16-16H-72' +
          'C-76-16-79-16-80-18Z',
        colour,
      ),
      fill('M-66-36H-14C-8-36-4-34 0-32H-70C-70-34-68-36-66-36Z', WHITE, 0.22),
    ),
    placement,
  );
}

/** A comb lying flat, seen slightly from above. */
export function drawComb(placement: Placement, colour = HONEY): string {
  const teeth = Array.from({ length: 12 }, (_, index) => `M${-62 + index * 11}-8V10`).join('');
  return place(
    join(
      ellipse(2, 12, 78, 6, '#5A3422', 0.16),
      stroke(teeth, colour, 5),
      rect(-72, -22, 142, 17, colour, 8),
      rect(-62, -19, 60, 4, WHITE, 2, 0.35),
    ),
    placement,
  );
}

export function drawTowel(
  x: number,
  frontY: number,
  width: number,
  colour = MILK,
  stripe = CLAY,
  depth = 44,
  drop = 44,
): string {
  const half = width / 2;
  const top =
    `M${x - half + 34} ${frontY - depth}H${x + half - 34}` +
    `Q${x + half - 22} ${frontY - depth} ${x + half - 18} ${frontY - depth + 10}` +
    `L${x + half} ${frontY}H${x - half}L${x - half + 18} ${frontY - depth + 10}` +
    `Q${x - half + 22} ${frontY - depth} ${x - half + 34} ${frontY - depth}Z`;
  return join(
    fill(top, colour),
    rect(x - half, frontY - 2, width, drop, colour, 6),
    rect(x - half, frontY, width, drop - 2, '#5A3422', 6, 0.1),
    rect(x - half, frontY + drop * 0.42, width, 6, stripe, 0, 0.75),
    rect(x - half, frontY + drop * 0.65, width, 6, stripe, 0, 0.75),
  );
}

/** Guillotine-free nail scissors: two loops, one hinge, two short curved blades. */
export function drawClippers(placement: Placement, colour = FOREST): string {
  return place(
    join(
      stroke('M-6 0L62-20M-6 0L62 24', colour, 13),
      `<ellipse cx="86" cy="-28" rx="24" ry="17" stroke="${colour}" stroke-width="10"/>`,
      `<ellipse cx="86" cy="32" rx="24" ry="17" stroke="${colour}" stroke-width="10"/>`,
      fill('M-2-8C-22-22-44-20-56-8C-42-10-28-6-10 6Z', STEEL),
      fill('M-2 8C-22 22-44 20-56 8C-42 10-28 6-10-6Z', '#9AA39E'),
      circle(-2, 0, 7, HONEY),
    ),
    placement,
  );
}

export function drawDryer(placement: Placement, colour = CLAY, nozzle = INK): string {
  return place(
    join(
      fill('M-6 20L14 136C16 148 50 148 48 134L40 20Z', colour),
      fill('M-60-34C-20-46 50-50 76-34C96-20 96 12 76 26C50 40-20 36-60 26Z', colour),
      fill('M-60-34L-84-42V34L-60 26Z', nozzle),
      circle(62, -4, 17, '#A95A3C'),
      stroke('M54-10H70M54-4H70M54 2H70', MILK, 3, 0.8),
      fill('M-44-28C-10-36 30-38 54-32C30-30-10-26-44-20Z', WHITE, 0.28),
    ),
    placement,
  );
}

export function drawAir(x: number, y: number, colour = MILK): string {
  return place(
    stroke('M0-26C-28-38-44-14-74-26M-6 0C-36-12-58 12-92 0M0 26C-28 14-44 38-74 26', colour, 6),
    { x, y },
  );
}

export function drawBottle(x: number, y: number, colour: string, cap = MILK, scale = 1): string {
  return place(
    join(
      rect(-20, -84, 40, 84, colour, 10),
      rect(-10, -104, 20, 22, cap, 5),
      rect(-20, -54, 40, 28, MILK, 0, 0.75),
    ),
    { x, y, scale },
  );
}

export function drawBubbles(list: [number, number, number][]): string {
  return list
    .map(([x, y, radius]) =>
      join(
        circle(x, y, radius, DEW, 0.92),
        circle(x + radius * 0.32, y - radius * 0.34, radius * 0.26, WHITE),
      ),
    )
    .join('');
}

export function drawFoldedTowels(x: number, y: number, colours: string[]): string {
  return colours
    .map((colour, index) =>
      join(
        rect(x, y - (index + 1) * 24, 120, 22, colour, 10),
        rect(x + 60, y - (index + 1) * 24 + 9, 60, 4, '#5A3422', 2, 0.14),
      ),
    )
    .join('');
}

/** A slicker brush held upright or hung from a hook. */
export function drawSlicker(placement: Placement, colour = PINE): string {
  return place(
    join(
      rect(-9, 0, 18, 86, colour, 9),
      rect(-34, -44, 68, 50, colour, 12),
      rect(-26, -36, 52, 34, SAND, 6),
      fill(
        'M-18-28h4v4h-4zM-4-28h4v4h-4zM10-28h4v4h-4zM-18-14h4v4h-4zM-4-14h4v4h-4zM10-14h4v4h-4z',
        OAK,
      ),
    ),
    placement,
  );
}
