import { CLAY, FOREST, HEATHER, OAK, PINE, SAGE } from './palette';
import type { Placement } from './svg';
import { circle, drawContactShadow, ellipse, fill, join, place, rect, stroke } from './svg';

function drawPot(colour: string): string {
  return join(
    drawContactShadow(0, 0, 44, 6),
    fill('M-40-62H40C40-40 34-10 28 0H-28C-34-10-40-40-40-62Z', colour),
    rect(-44, -72, 88, 18, colour, 5),
    fill('M-40-54H40L39-46H-39Z', '#5A3422', 0.14),
  );
}

export function drawBroadPlant(placement: Placement, pot = CLAY): string {
  const leaf = 'M0 0C-26-26-30-74 0-112C30-74 26-26 0 0Z';
  const leaves = (
    [
      [-58, PINE, 0.9],
      [56, PINE, 0.9],
      [-28, SAGE, 1.05],
      [30, '#6E9584', 1.05],
      [2, FOREST, 1.15],
    ] as const
  ).map(([rotate, colour, scale]) =>
    place(fill(leaf, colour) + stroke('M0-8V-86', '#DCE8E0', 3, 0.35), { y: -64, rotate, scale }),
  );
  return place(leaves.join('') + drawPot(pot), placement);
}

export function drawFern(placement: Placement, pot = OAK): string {
  const fronds = [-74, -46, -18, 14, 44, 72].map((rotate, index) =>
    place(fill('M0 0C-14-30-16-80 4-128C18-84 14-30 0 0Z', index % 2 ? SAGE : PINE), {
      y: -66,
      rotate,
    }),
  );
  return place(fronds.join('') + drawPot(pot), placement);
}

export function drawHeatherPot(placement: Placement, pot = '#B7BFBA'): string {
  const sprigs = [-30, -18, -6, 6, 18, 30].map((rotate, index) =>
    place(stroke('M0 0V-60', PINE, 5) + ellipse(0, -74, 9, 26, index % 2 ? HEATHER : '#CFA5B7'), {
      y: -64,
      rotate,
      x: rotate * 0.6,
    }),
  );
  return place(sprigs.join('') + drawPot(pot), placement);
}

export function drawHangingPlant(placement: Placement): string {
  const vines = [
    [-26, 96],
    [-6, 130],
    [18, 84],
    [34, 116],
  ].map(([x = 0, length = 0]) =>
    join(
      stroke(`M${x} 0C${x - 6} ${length / 2} ${x + 6} ${length / 2} ${x} ${length}`, PINE, 4),
      ...[0.3, 0.55, 0.8, 1].map((part, index) =>
        circle(x + (index % 2 ? 8 : -8), length * part, 9, index % 2 ? SAGE : PINE),
      ),
    ),
  );
  return place(vines.join('') + fill('M-44-44H44C44-10 26 12 0 12S-44-10-44-44Z', OAK), placement);
}

export function drawVase(placement: Placement, colour = SAGE): string {
  const stem = 'M0-60C-6-100-20-120-26-150M0-60C4-110 6-130 6-172M0-60C10-100 26-114 34-140';
  return place(
    join(
      stroke(stem, PINE, 4),
      circle(-26, -154, 13, '#F2B7A0'),
      circle(6, -176, 15, '#F4C46B'),
      circle(34, -144, 12, '#FDF6EA'),
      circle(-26, -154, 5, '#C46C49'),
      circle(6, -176, 6, '#C46C49'),
      circle(34, -144, 5, '#F4C46B'),
      drawContactShadow(0, 0, 34, 5),
      fill('M-14-72H14C12-54 32-44 32-22C32-6 22 0 0 0S-32-6-32-22C-32-44-12-54-14-72Z', colour),
    ),
    placement,
  );
}
