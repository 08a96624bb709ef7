import type { Coat } from './coats';
import { fill, join, stroke } from './svg';

/** Where a pose carries its markings; only the ones the coat needs are drawn. */
export type BodyMarks = {
  stripes: string;
  patchA: string;
  patchB: string;
  /** Parts that are dark on a colourpoint: legs and feet. */
  points: string;
};

export function drawBodyMarks(coat: Coat, marks: BodyMarks): string {
  switch (coat.pattern) {
    case 'tabby':
      return stroke(marks.stripes, coat.marking, 11);
    case 'calico':
      return join(fill(marks.patchA, coat.marking), fill(marks.patchB, coat.patch ?? coat.marking));
    case 'points':
      return marks.points ? fill(marks.points, coat.marking, 0.85) : '';
    default:
      return '';
  }
}

/** A tail is one thick line; rings and tip are dashes along the same line. */
export function drawTail(coat: Coat, d: string, width: number): string {
  const colour = coat.pattern === 'points' ? coat.marking : coat.base;
  return join(
    stroke(d, colour, width),
    coat.pattern === 'tabby' ? drawRings(d, coat.marking, width) : '',
    drawTip(coat, d, width),
  );
}

function drawRings(d: string, colour: string, width: number): string {
  return (
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"` +
    ' stroke-linecap="butt" pathLength="100" stroke-dasharray="5 12" stroke-dashoffset="-22"/>'
  );
}

function drawTip(coat: Coat, d: string, width: number): string {
  if (coat.pattern === 'plain' || coat.pattern === 'points') return '';
  const colour = coat.pattern === 'calico' ? (coat.patch ?? coat.marking) : coat.light;
  return (
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"` +
    ' pathLength="100" stroke-dasharray="10 200" stroke-dashoffset="-90"/>'
  );
}
