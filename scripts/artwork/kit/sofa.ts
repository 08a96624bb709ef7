import { OAK, WALNUT } from './palette';
import type { Placement } from './svg';
import { drawContactShadow, fill, join, mirror, place, rect, stroke } from './svg';

/** A wide sofa; (0, 0) is the floor under its middle, the seat lies at -120. */
export function drawSofa(placement: Placement, colour: string, shade: string): string {
  return place(
    join(
      drawContactShadow(0, 2, 370, 15),
      mirror(rect(276, -24, 26, 26, WALNUT, 5)),
      rect(-330, -290, 660, 220, colour, 46),
      rect(-3, -280, 6, 150, shade, 3),
      rect(-330, -128, 660, 108, shade, 26),
      rect(-316, -132, 313, 56, colour, 22),
      rect(3, -132, 313, 56, colour, 22),
      mirror(rect(290, -200, 84, 182, colour, 38) + rect(290, -150, 10, 128, shade, 5)),
    ),
    placement,
  );
}

export function drawBench(placement: Placement, pad: string): string {
  return place(
    join(
      drawContactShadow(0, 2, 230, 12),
      mirror(fill('M170-70H196L206 0H184Z', WALNUT)),
      rect(-230, -92, 460, 26, OAK, 8),
      rect(-222, -124, 444, 36, pad, 16),
      rect(-222, -100, 444, 12, '#5A3422', 6, 0.16),
    ),
    placement,
  );
}

/** A travelling basket of a cat, its door to the front; content is what looks out. */
export function drawCarrier(
  placement: Placement,
  colour: string,
  shade: string,
  content: string,
): string {
  const bars = [-54, -18, 18, 54].map((x) => `M${x}-150V-30`).join('');
  return place(
    join(
      drawContactShadow(0, 2, 150, 11),
      stroke('M-44-206C-44-246 44-246 44-206', shade, 16),
      rect(-136, -210, 272, 212, colour, 44),
      rect(-136, -90, 272, 16, shade),
      rect(-88, -168, 176, 148, '#3E3430', 30),
      content,
      stroke(`${bars}M-82-92H82`, '#FDF6EA', 6),
    ),
    placement,
  );
}

export function drawMicrophone(placement: Placement, colour: string, arm: string): string {
  return place(
    join(
      drawContactShadow(0, 282, 90, 9),
      stroke('M0 70V270', arm, 14),
      fill('M-74 280C-74 264-40 258 0 258S74 264 74 280Z', arm),
      rect(-62, -110, 124, 190, colour, 62),
      fill('M-62-20H62V4H-62Z', '#F4C46B'),
      stroke('M-36-80H36M-46-56H46M-46-36H46', '#FDF6EA', 6, 0.35),
      stroke('M-84-10C-84 110 84 110 84-10', arm, 12),
    ),
    placement,
  );
}

/** Headphones to wear on a head that is centred on (0, 0). */
export function drawHeadphones(colour: string, pad: string): string {
  return (
    stroke('M-112 10C-124-138 124-138 112 10', colour, 18) +
    mirror(join(rect(94, -26, 40, 84, colour, 20), rect(88, -16, 20, 64, pad, 10)))
  );
}
