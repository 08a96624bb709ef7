import { salon } from '../../../src/content/salon.ts';
import { CLAY, FOREST, HONEY, INK, MILK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawContactShadow, ellipse, fill, join, place, rect, stroke } from '../kit/svg';
import { type Lettering, readTextLettering } from '../lettering';
import { defineScene, type Scene } from '../scene';

const CANAL = 'M-20 566C120 500 220 440 330 366S540 190 640 116L760 24';
const CANAL_ROAD = 'M-20 530C110 470 210 410 318 336S526 164 622 92L736 2';

const fields = [
  fill('M0 0H300L210 160 0 210Z', '#E9DDA9'),
  fill('M300 0H520L420 150 300 230 210 160Z', '#CFDDB6'),
  fill('M0 210L210 160 300 230 210 330 0 420Z', '#DCE3BE'),
  fill('M800 120V330L640 380 500 270Z', '#E9DDA9'),
  fill('M500 270L640 380 560 600H330L260 470Z', '#CFDDB6'),
  fill('M640 380L800 330V600H560Z', '#DCE3BE'),
];

const furrows = stroke(
  'M30 60L180 30M30 96L200 62M30 132L190 100M600 450L740 410M590 490L760 440' +
    'M580 530L770 476M660 230L780 190M670 262L780 226',
  '#C9BE86',
  4,
  0.6,
);

const forest = [
  [86, 300],
  [126, 274],
  [166, 296],
  [60, 344],
  [110, 330],
  [150, 336],
  [640, 320],
  [690, 336],
  [120, 560],
  [360, 60],
  [320, 96],
  [400, 120],
  [690, 560],
  [734, 540],
].map(([x = 0, y = 0], index) =>
  join(
    rect(x - 3, y, 6, 20, '#8A6248'),
    ellipse(x, y - 8, 17, 22, index % 3 ? '#7BA58F' : '#5F8F7D'),
  ),
);

const houses = [
  [330, 300],
  [372, 262],
  [250, 356],
  [206, 380],
  [420, 396],
  [378, 424],
  [330, 446],
  [470, 358],
  [290, 480],
  [296, 268],
  [462, 300],
].map(([x = 0, y = 0], index) => drawHouse(x, y, index % 2 ? TERRACOTTA : CLAY));

const town = [
  [664, 62],
  [704, 40],
  [748, 74],
  [700, 92],
  [766, 118],
  [744, 150],
  [784, 40],
].map(([x = 0, y = 0], index) => drawHouse(x, y, index % 2 ? '#B98468' : TERRACOTTA));

const pawMarker = place(
  join(
    ellipse(0, 2, 22, 6, INK, 0.25),
    fill('M0 0C-30-34-46-54-46-82A46 46 0 0 1 46-82C46-54 30-34 0 0Z', FOREST),
    fill(
      'M0-84C12-84 22-73 22-63C22-56 16-53 11-54C6-55 4-56 0-56S-6-55-11-54C-16-53-22-56-22-63' +
        'C-22-73-12-84 0-84Z',
      MILK,
    ),
    ellipse(-9, -98, 6, 9, MILK),
    ellipse(9, -98, 6, 9, MILK),
    ellipse(-25, -86, 5, 7, MILK),
    ellipse(25, -86, 5, 7, MILK),
  ),
  { x: 404, y: 348, scale: 1.3 },
);

const landscape = [
  rect(0, 0, 800, 600, '#D5DFBB'),
  ...fields,
  furrows,
  stroke(
    'M318 336L440 470 470 620M520 176L620 260 820 300M210 398L120 300 60 200-20 150',
    MILK,
    12,
  ),
  stroke(CANAL_ROAD, MILK, 20),
  stroke(CANAL_ROAD, HONEY, 4),
  stroke(CANAL, '#93BDBB', 40),
  stroke(CANAL, '#A9CFCD', 30),
  fill('M296 352L318 334 352 372 330 390Z', '#D9BF9F'),
  ...forest,
  ...houses,
  ...town,
  drawBoat(170, 474),
  pawMarker,
];

export async function composeMapScene(): Promise<Scene> {
  const lettering = await readTextLettering(700);
  return defineScene('kaart-bovensmilde', [
    ...landscape,
    drawLabel(lettering, 580, 452, salon.town),
    drawLabel(lettering, 562, 70, salon.near),
  ]);
}

function drawHouse(x: number, y: number, roof: string): string {
  return place(
    join(
      drawContactShadow(0, 2, 20, 4),
      rect(-14, -16, 28, 18, MILK),
      fill('M-19-15L0-33 19-15Z', roof),
      rect(-4, -9, 8, 11, SAGE),
    ),
    { x, y },
  );
}

function drawBoat(x: number, y: number): string {
  return place(
    fill('M-24-4H24L16 10H-16Z', '#8A5A3E') +
      fill('M-2-8V-40L20-10Z', MILK) +
      fill('M-6-8V-32L-18-10Z', '#F2B7A0'),
    { x, y, rotate: 0 },
  );
}

/** A name with a light edge, so that it reads on every field; `x` is its middle. */
function drawLabel(lettering: Lettering, x: number, y: number, name: string): string {
  const size = 36;
  const outline = lettering.trace(name, x - lettering.measure(name, size) / 2, y, size);
  return (
    `<path d="${outline}" fill="${INK}" stroke="#EEF0D6" stroke-width="7"` +
    ' paint-order="stroke"/>'
  );
}
