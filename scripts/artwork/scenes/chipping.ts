import { drawLoafCat } from '../kit/cat-loaf';
import { BROWN_TABBY } from '../kit/coats';
import { drawShelf } from '../kit/furniture';
import { DEW, FOREST, HONEY, INK, MILK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawHoldingHand } from '../kit/people';
import { drawFern } from '../kit/plants';
import { drawSunPatch, drawTable, drawWall } from '../kit/rooms';
import { circle, join, place, rect, stroke } from '../kit/svg';
import { drawBottle, drawTowel } from '../kit/tools';
import { drawArchWindow } from '../kit/windows';
import { defineScene } from '../scene';

/** A chip reader: a grip with a ring that is held over the neck; (0, 0) is the ring's middle. */
function drawReader(): string {
  return join(
    '<circle r="44" stroke="#2F5D50" stroke-width="20"/>',
    '<circle r="44" stroke="#8FB09F" stroke-width="5"/>',
    rect(40, -22, 118, 44, FOREST, 20),
    rect(62, -13, 50, 26, DEW, 6),
    stroke('M70 0h8M84 0h8M98 0h6', INK, 4),
    circle(126, 0, 6, HONEY),
  );
}

const chipping = defineScene('over-mij/chippen', [
  drawWall({ wall: '#F7E3C4', panel: { y: 330, colour: '#F2D6AE' } }),
  drawSunPatch(440, 30, 220, 330, -70, 0.6),
  drawArchWindow({ x: 60, y: 50, width: 190, height: 270 }, 'garden'),
  drawShelf(560, 150, 190),
  drawBottle(610, 150, TERRACOTTA),
  drawBottle(662, 150, SAGE, MILK, 0.85),
  drawTable(430, 548, SAGE, '#6E9584'),
  drawFern({ x: 96, y: 470, scale: 1.15 }, TERRACOTTA),
  drawTowel(380, 548, 600, MILK, TERRACOTTA, 86, 40),
  place(drawLoafCat(BROWN_TABBY, { expression: { eyes: 'happy' } }), {
    x: 350,
    y: 520,
    scale: 1.22,
  }),
  stroke('M470 214Q492 190 522 184M458 186Q486 154 526 148', TERRACOTTA, 7, 0.75),
  place(drawReader(), { x: 500, y: 262, rotate: 14, scale: 0.92 }),
  drawHoldingHand({ x: 622, y: 292, scale: 0.92, rotate: 12 }),
]);

export const CHIPPING_SCENES = [chipping];
