import {
  CLAY,
  DEW,
  FOREST,
  HONEY,
  MILK,
  OAK,
  OAT,
  SAND,
  STEEL,
  TERRACOTTA,
  WALNUT,
} from './palette';
import type { Placement } from './svg';
import { circle, drawContactShadow, ellipse, fill, join, place, rect, stroke } from './svg';

/** The grooming table as a piece of furniture; (0, 0) is the floor under its column. */
export function drawGroomingTable(placement: Placement, height = 230): string {
  return place(
    join(
      drawContactShadow(0, 0, 190, 14),
      fill('M-150 0C-150-16-120-20-90-20H90C120-20 150-16 150 0Z', WALNUT),
      rect(-20, -height, 40, height - 10, STEEL),
      rect(-20, -height, 12, height - 10, '#5A3422', 0, 0.14),
      rect(-34, -height * 0.5, 68, 26, FOREST, 8),
      rect(-250, -height - 26, 500, 34, OAK, 12),
      rect(-250, -height - 6, 500, 14, '#5A3422', 7, 0.16),
      rect(-238, -height - 38, 476, 18, FOREST, 9),
    ),
    placement,
  );
}

/** The near side of the tub; draw it after the animal that sits in it. */
export function drawTubFront(placement: Placement, colour = MILK, foot = OAK): string {
  return place(
    join(
      drawContactShadow(0, 2, 270, 14),
      fill('M-210-26L-228 4H-178L-168-20ZM210-26L228 4H178L168-20Z', foot),
      fill('M-286-200H286C282-110 262-10 170-8H-170C-262-10-282-110-286-200Z', colour),
      fill('M-286-200H-240C-236-110-206-50-110-8H-170C-262-10-282-110-286-200Z', '#5A3422', 0.12),
      rect(-306, -218, 612, 36, colour, 18),
      rect(-300, -192, 600, 12, '#5A3422', 6, 0.12),
    ),
    placement,
  );
}

/** The far rim and the dark inside. */
export function drawTubBack(placement: Placement): string {
  return place(ellipse(0, -204, 292, 30, OAT) + ellipse(0, -196, 280, 26, '#CFE1DB'), placement);
}

export function drawTap(placement: Placement, colour = STEEL): string {
  return place(
    join(
      stroke('M0 0V-96C0-140 70-140 70-96V-74', colour, 20),
      rect(54, -78, 32, 18, '#98A29C', 5),
      rect(-26, -12, 52, 18, '#98A29C', 8),
      stroke('M-34-34H34', '#98A29C', 12),
    ),
    placement,
  );
}

export function drawBasketBack(placement: Placement, colour = OAK): string {
  return place(ellipse(0, -86, 252, 54, colour) + ellipse(0, -82, 232, 44, WALNUT), placement);
}

export function drawBasketFront(placement: Placement, colour = OAK, weave = '#A8763F'): string {
  const rows = [0, 1, 2].map((row) => {
    const shift = row % 2 ? 24 : 0;
    const y = -62 + row * 24;
    return Array.from(
      { length: 9 },
      (_, index) => `M${-206 + row * 8 + shift + index * 47} ${y}q14 9 28 0`,
    ).join('');
  });
  return place(
    join(
      drawContactShadow(0, 4, 240, 16),
      fill('M-252-86C-246-30-220 6-150 6H150C220 6 246-30 252-86C190-52-190-52-252-86Z', colour),
      stroke(rows.join(''), weave, 6),
      stroke('M-246-84C-180-52 180-52 246-84', '#DDB07C', 18),
    ),
    placement,
  );
}

export function drawCushion(placement: Placement, colour = TERRACOTTA, seam = CLAY): string {
  return place(
    join(
      drawContactShadow(0, 2, 236, 14),
      fill(
        'M-190-66C-110-78 110-78 190-66C226-62 244-50 240-30C238-8 220 2 188 2H-188' +
          'C-220 2-238-8-240-30C-244-50-226-62-190-66Z',
        colour,
      ),
      fill('M-238-22C-234-4-218 2-188 2H188C218 2 234-4 238-22C150-10-150-10-238-22Z', seam),
    ),
    placement,
  );
}

/** A post wound with rope, with a soft platform of the given width on top; floor at (0, 0). */
export function drawScratchingPost(
  placement: Placement,
  height = 300,
  platform = 220,
  pad = FOREST,
): string {
  const turns = Math.floor(height / 26);
  const rope = Array.from({ length: turns }, (_, index) => `M-36 ${-24 - index * 26}l72-12`);
  return place(
    join(
      drawContactShadow(0, 0, 160, 13),
      rect(-140, -22, 280, 24, OAK, 8),
      rect(-36, -height, 72, height - 20, '#DDB98A'),
      rect(-36, -height, 18, height - 20, '#5A3422', 0, 0.12),
      stroke(rope.join(''), '#BE9562', 5),
      rect(-platform / 2, -height - 20, platform, 30, pad, 14),
      rect(-platform / 2, -height - 2, platform, 12, '#5A3422', 6, 0.2),
    ),
    placement,
  );
}

export function drawShelf(x: number, y: number, width: number, colour = OAK): string {
  return (
    rect(x, y, width, 16, colour, 5) +
    rect(x, y + 10, width, 6, '#5A3422', 3, 0.2) +
    fill(`M${x + 24} ${y + 16}h14v26zM${x + width - 24} ${y + 16}h-14v26z`, WALNUT)
  );
}

export function drawPendantLamp(x: number, length: number, colour = CLAY): string {
  return join(
    rect(x - 2, 0, 4, length, WALNUT),
    ellipse(x, length + 66, 30, 12, HONEY),
    fill(`M${x - 16} ${length}h32c34 14 52 38 56 66h-144c4-28 22-52 56-66Z`, colour),
    fill(`M${x - 16} ${length}c-34 14-52 38-56 66h26c2-30 14-52 40-66Z`, '#5A3422', 0.14),
  );
}

export function drawFloorLamp(placement: Placement, shade = HONEY): string {
  return place(
    join(
      drawContactShadow(0, 0, 54, 7),
      rect(-4, -300, 8, 298, WALNUT),
      ellipse(0, -4, 44, 8, WALNUT),
      fill('M-44-390H44L76-296H-76Z', shade),
      fill('M-44-390H-14L-34-296H-76Z', '#5A3422', 0.1),
    ),
    placement,
  );
}

export function drawMirror(x: number, y: number, radius: number, frame = OAK): string {
  return (
    circle(x, y, radius, frame) +
    circle(x, y, radius - 11, DEW) +
    stroke(`M${x - radius * 0.4} ${y + radius * 0.2}l${radius * 0.6} ${-radius * 0.6}`, MILK, 9)
  );
}

export function drawBowl(placement: Placement, colour = TERRACOTTA, food = SAND): string {
  return place(
    join(
      drawContactShadow(0, 0, 52, 6),
      ellipse(0, -28, 44, 10, food),
      fill('M-50-28C-46-20 46-20 50-28L40 0H-40Z', colour),
    ),
    placement,
  );
}
