import { drawLoafCat } from '../kit/cat-loaf';
import { drawSittingCat } from '../kit/cat-sitting';
import { BLACK, CREAM_TABBY, TORTIE, WHITE_SHORTHAIR } from '../kit/coats';
import { drawFloorLamp, drawShelf } from '../kit/furniture';
import { FOREST, HONEY, MILK, OAK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawGroomer, drawHoldingArms } from '../kit/people';
import {
  drawFloor,
  drawFloorBoards,
  drawFrame,
  drawRug,
  drawSunPatch,
  drawWall,
} from '../kit/rooms';
import { drawSofa } from '../kit/sofa';
import { circle, fill, place } from '../kit/svg';
import { drawBottle, drawFoldedTowels } from '../kit/tools';
import { drawArchWindow } from '../kit/windows';
import { defineScene } from '../scene';

const groomer = defineScene('over-mij/groomer', [
  drawWall({ wall: '#CFE0D3', panel: { y: 400, colour: '#BDD3C4' } }),
  drawArchWindow({ x: 540, y: 60, width: 210, height: 320 }, 'morning'),
  drawShelf(36, 230, 190),
  drawBottle(80, 230, TERRACOTTA),
  drawBottle(134, 230, HONEY, MILK, 0.85),
  drawBottle(180, 230, MILK, OAK, 0.75),
  drawFoldedTowels(60, 470, [MILK, '#F2B7A0', SAGE]),
  drawShelf(36, 470, 190),
  drawGroomer({ x: 400, y: 302, scale: 1.06 }),
  place(drawLoafCat(WHITE_SHORTHAIR, { expression: { eyes: 'happy' }, tilt: -4, isHeld: true }), {
    x: 412,
    y: 552,
    scale: 0.68,
  }),
  drawHoldingArms({ x: 400, y: 302, scale: 1.06 }),
]);

const ownCats = defineScene('over-mij/eigen-katten', [
  drawWall({ wall: '#F6E2BC' }),
  drawSunPatch(70, 20, 260, 330, -60, 0.6),
  drawFrame(
    330,
    40,
    140,
    116,
    OAK,
    fill('M352 138l38-46 26 30 14-14 20 30Z', SAGE) + circle(438, 74, 11, TERRACOTTA),
  ),
  drawFrame(500, 54, 96, 96, FOREST, circle(548, 102, 20, '#F2B7A0')),
  drawFloor(470, '#C99763', MILK),
  drawFloorBoards(470, '#A8763F'),
  drawFloorLamp({ x: 742, y: 500, scale: 1 }, TERRACOTTA),
  drawRug(400, 566, 380, '#D9805C', '#E39A7A'),
  drawSofa({ x: 390, y: 540, scale: 1.02 }, '#6E9584', '#557F6F'),
  place(drawSittingCat(TORTIE, { tail: 'left', tilt: 4 }), { x: 186, y: 428, scale: 0.78 }),
  place(drawLoafCat(CREAM_TABBY, { expression: { eyes: 'happy' } }), {
    x: 580,
    y: 428,
    scale: 0.84,
  }),
  place(drawSittingCat(BLACK, { tail: 'none', tilt: -3 }), { x: 376, y: 430, scale: 0.76 }),
]);

export const ABOUT_SCENES = [groomer, ownCats];
