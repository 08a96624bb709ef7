export type Placement = {
  x?: number;
  y?: number;
  scale?: number;
  rotate?: number;
  flip?: boolean;
};

/** A cubic segment: two control points and an end point. */
export type Cubic = [number, number, number, number, number, number];

const SHADE = '#5A3422';
const GLOW = '#FFE3AE';
const EVERYWHERE = 'M-900-900H900V900H-900Z';

export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function join(...parts: string[]): string {
  return parts.join('');
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${formatOpacity(opacity)}/>`;
}

/** Round caps, round joins and `fill="none"` come from the root element. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return (
    `<path d="${d}" stroke="${colour}" stroke-width="${formatNumber(width)}"` +
    `${formatOpacity(opacity)}/>`
  );
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: string,
  opacity = 1,
): string {
  const [cx, cy, rx, ry] = [x, y, radiusX, radiusY].map(formatNumber);
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"` +
    `${formatOpacity(opacity)}/>`
  );
}

export function circle(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  const [cx, cy, r] = [x, y, radius].map(formatNumber);
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"${formatOpacity(opacity)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
  opacity = 1,
): string {
  const corner = radius ? ` rx="${formatNumber(radius)}"` : '';
  const [left, top, w, h] = [x, y, width, height].map(formatNumber);
  return (
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${colour}"${corner}` +
    `${formatOpacity(opacity)}/>`
  );
}

export function place(content: string, placement: Placement): string {
  const { x = 0, y = 0, scale = 1, rotate = 0, flip = false } = placement;
  const steps: string[] = [];
  if (x || y) steps.push(`translate(${formatNumber(x)} ${formatNumber(y)})`);
  if (rotate) steps.push(`rotate(${formatNumber(rotate)})`);
  if (flip) steps.push(`scale(${-scale} ${scale})`);
  else if (scale !== 1) steps.push(`scale(${scale})`);
  return steps.length ? `<g transform="${steps.join('')}">${content}</g>` : content;
}

/** Draws the right half and its mirror image. */
export function mirror(content: string): string {
  return `${content}<g transform="scale(-1 1)">${content}</g>`;
}

/** Closes a symmetrical outline of which only the right half, top to bottom, is given. */
export function mirrorOutline(top: number, half: Cubic[]): string {
  const right = half.map((segment) => `C${segment.map(formatNumber).join(' ')}`);
  const left = half.map((segment, index) => {
    const [, , , , startX, startY] = half[index - 1] ?? [0, 0, 0, 0, 0, top];
    const [ax, ay, bx, by] = segment;
    return `C${[-bx, by, -ax, ay, -startX, startY].map(formatNumber).join(' ')}`;
  });
  return `M0 ${formatNumber(top)}${right.join('')}${left.reverse().join('')}Z`;
}

/** Shows content only inside the outline; `%` stands for the picture's own prefix. */
export function clipTo(d: string, content: string): string {
  const name = `%${hashText(d)}`;
  return (
    `<g clip-path="url(#${name})">` +
    `<clipPath id="${name}"><path d="${d}"/></clipPath>${content}</g>`
  );
}

/** A coloured form with markings and, away from the window, one flat band of shade. */
export function shadeForm(
  d: string,
  colour: string,
  markings = '',
  shiftX = 9,
  shiftY = -7,
): string {
  const band = drawBand(d, SHADE, 0.15, shiftX, shiftY);
  return clipTo(d, fill(EVERYWHERE, colour) + markings + band);
}

/** The thin warm edge that sunlight gives on the side of the window. */
export function lightEdge(d: string, shiftX = -6, shiftY = 5): string {
  return clipTo(d, drawBand(d, GLOW, 0.55, shiftX, shiftY));
}

export function drawContactShadow(
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX / 11,
): string {
  return ellipse(x, y, radiusX, radiusY, SHADE, 0.2);
}

/** Everything outside the shifted outline; the clip leaves only the side it came from. */
function drawBand(
  d: string,
  colour: string,
  opacity: number,
  shiftX: number,
  shiftY: number,
): string {
  return (
    `<path transform="translate(${shiftX} ${shiftY})" fill-rule="evenodd"` +
    ` d="${EVERYWHERE}${d}" fill="${colour}" opacity="${opacity}"/>`
  );
}

function hashText(text: string): string {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 1_679_616;
  return hash.toString(36);
}

function formatOpacity(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}
