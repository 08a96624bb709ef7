import { drawCurledCat } from '../kit/cat-curled';
import { drawRecliningCat } from '../kit/cat-loaf';
import { drawSittingCat } from '../kit/cat-sitting';
import { CALICO, CREAM_TABBY, LILAC, TORTIE } from '../kit/coats';
import {
  drawBasketBack,
  drawBasketFront,
  drawCushion,
  drawFloorLamp,
  drawShelf,
} from '../kit/furniture';
import { CLAY, FOREST, HONEY, MILK, OAK, PETAL, SAGE, TERRACOTTA } from '../kit/palette';
import { drawBroadPlant, drawFern, drawHangingPlant, drawHeatherPot } from '../kit/plants';
import {
  drawFloor,
  drawFloorBoards,
  drawFrame,
  drawRug,
  drawSunPatch,
  drawWall,
} from '../kit/rooms';
import { circle, ellipse, fill, place, rect } from '../kit/svg';
import { drawFoldedTowels } from '../kit/tools';
import { drawCurtains, drawRoundWindow, drawSquareWindow } from '../kit/windows';
import { defineScene } from '../scene';

const basket = defineScene('album/lapjeskat-in-het-mandje', [
  drawWall({ wall: '#9DB9A8', panel: { y: 270, colour: '#8FAE9C' } }),
  drawSunPatch(90, 20, 240, 260, -60, 0.3),
  drawFrame(
    330,
    60,
    170,
    140,
    OAK,
    fill('M352 176l46-60 34 40 20-22 26 42Z', SAGE) + circle(456, 104, 14, HONEY),
  ),
  drawFloor(360, '#D9B083', '#EBD3B2'),
  drawFloorBoards(360, '#BE8F5E'),
  drawFloorLamp({ x: 690, y: 390, scale: 0.92 }, '#F6D999'),
  drawBroadPlant({ x: 92, y: 410, scale: 1.2 }, TERRACOTTA),
  drawRug(400, 540, 370, '#F2D2BF', '#F8E3D4'),
  drawBasketBack({ x: 400, y: 530, scale: 1.15 }),
  ellipse(400, 446, 240, 44, PETAL),
  place(drawCurledCat(CALICO), { x: 404, y: 450, scale: 1.1 }),
  drawBasketFront({ x: 400, y: 530, scale: 1.15 }),
]);

const sisters = defineScene('album/twee-zusjes', [
  drawWall({ wall: '#F2C9B0' }),
  drawRoundWindow(400, 176, 150, 'heath'),
  drawShelf(24, 250, 140),
  drawHeatherPot({ x: 94, y: 250, scale: 0.85 }),
  drawHangingPlant({ x: 710, y: 20, scale: 1.15 }),
  rect(0, 440, 800, 160, '#C4836A'),
  rect(0, 426, 800, 14, MILK),
  drawCushion({ x: 400, y: 570, scale: 1.42 }, FOREST, '#264C41'),
  place(drawSittingCat(CREAM_TABBY, { tilt: 9, tail: 'left', expression: { eyes: 'happy' } }), {
    x: 284,
    y: 504,
    scale: 0.98,
  }),
  place(drawSittingCat(TORTIE, { tilt: -9, expression: { eyes: 'happy' } }), {
    x: 516,
    y: 508,
    scale: 0.98,
  }),
]);

const boarder = defineScene('album/b-en-b-kamer', [
  drawWall({ wall: '#E4E7D3', panel: { y: 380, colour: '#D6DBC1' } }),
  drawCurtains({ x: 300, y: 60, width: 250, height: 250 }, '#F6DDB0', '#E6C68C'),
  drawSquareWindow({ x: 320, y: 76, width: 210, height: 210 }, 'forest'),
  drawShelf(40, 210, 190),
  drawFoldedTowels(66, 210, [TERRACOTTA, MILK]),
  drawShelf(590, 150, 170),
  drawHeatherPot({ x: 640, y: 150, scale: 0.8 }),
  drawShelf(610, 300, 170),
  drawFern({ x: 720, y: 300, scale: 0.7 }, CLAY),
  drawFloor(440, '#C99763', MILK),
  drawFloorBoards(440, '#A8763F'),
  drawSunPatch(250, 440, 260, 160, -80, 0.3),
  drawCushion({ x: 390, y: 560, scale: 1.3 }, TERRACOTTA, CLAY),
  place(drawRecliningCat(LILAC, { expression: { eyes: 'happy' } }), {
    x: 396,
    y: 488,
    scale: 1.06,
  }),
]);

export const RELAXED_SCENES = [basket, sisters, boarder];
