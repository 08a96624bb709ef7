import { mark } from '../../src/ui/mark.ts';
import { FOREST, GINGER, LIGHT, RUST } from './kit/palette.ts';
import { fill, place } from './kit/svg.ts';

/** The salon's mark, as large as asked, with its left upper corner on (x, y). */
export function drawMark(x: number, y: number, size: number): string {
  const shapes = [
    fill(mark.window, FOREST),
    fill(mark.paw, LIGHT),
    fill(mark.pads, RUST),
    fill(mark.sill, GINGER),
  ];
  return place(shapes.join(''), { x, y, scale: size / 64 });
}

/** On the dark tab of a dark browser the window is a tone lighter. */
export function composeFavicon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#4b7c6c}}</style>' +
    `${drawMark(0, 0, 64)}</svg>\n`
  );
}

/** The mark in the middle of a square; a maskable icon may lose all outside a circle of 80%. */
export function composeIcon(size: number, share: number, background?: string): string {
  const inside = size * share;
  const edge = (size - inside) / 2;
  const ground = background ? `<path d="M0 0h${size}v${size}H0z" fill="${background}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"` +
    ` width="${size}" height="${size}">${ground}${drawMark(edge, edge, inside)}</svg>`
  );
}
