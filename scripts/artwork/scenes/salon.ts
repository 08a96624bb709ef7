import { drawCatHead } from '../kit/cat-head';
import { drawLoafCat } from '../kit/cat-loaf';
import { drawSittingCat } from '../kit/cat-sitting';
import { BLUE_SHORTHAIR, GINGER_TABBY, SIAMESE } from '../kit/coats';
import {
  drawGroomingTable,
  drawPendantLamp,
  drawShelf,
  drawTap,
  drawTubBack,
  drawTubFront,
} from '../kit/furniture';
import { CLAY, CREAM, FOREST, HONEY, MILK, OAK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawBroadPlant, drawFern } from '../kit/plants';
import {
  drawFloor,
  drawFloorBoards,
  drawFrame,
  drawRug,
  drawSunPatch,
  drawTiles,
  drawWall,
} from '../kit/rooms';
import { drawBench, drawCarrier } from '../kit/sofa';
import { circle, clipTo, ellipse, fill, place, rect, stroke } from '../kit/svg';
import { drawBottle, drawBubbles, drawComb, drawSlicker } from '../kit/tools';
import { drawArchWindow, drawSquareWindow } from '../kit/windows';
import { defineScene } from '../scene';

const tableRoom = defineScene('over-mij/salon-trimtafel', [
  drawWall({ wall: CREAM, panel: { y: 360, colour: '#EBD8BF' } }),
  drawSunPatch(60, 40, 220, 340, -60, 0.55),
  drawArchWindow({ x: 510, y: 60, width: 210, height: 290 }, 'garden'),
  drawPendantLamp(360, 60, FOREST),
  rect(70, 170, 180, 12, OAK, 6),
  stroke('M106 178V190M160 178V190M214 178V190', OAK, 6),
  drawSlicker({ x: 106, y: 230, scale: 0.8 }, CLAY),
  drawSlicker({ x: 160, y: 230, scale: 0.8 }, FOREST),
  drawSlicker({ x: 214, y: 230, scale: 0.8 }, SAGE),
  drawFloor(470, '#C99763', MILK),
  drawFloorBoards(470, '#A8763F'),
  drawBroadPlant({ x: 704, y: 520, scale: 1.3 }, TERRACOTTA),
  drawGroomingTable({ x: 380, y: 560, scale: 1 }, 170),
  drawComb({ x: 214, y: 342, scale: 0.7, rotate: -4 }, HONEY),
  place(drawLoafCat(BLUE_SHORTHAIR, { expression: { eyes: 'happy' } }), {
    x: 420,
    y: 352,
    scale: 0.78,
  }),
]);

const bathRoom = defineScene('over-mij/salon-badkamer', [
  drawWall({ wall: '#E8D5BE' }),
  drawTiles(0, 440, '#E3EBDD', '#CBD9CB'),
  drawSquareWindow({ x: 520, y: 60, width: 190, height: 190 }, 'morning'),
  drawShelf(60, 166, 230),
  drawBottle(104, 166, FOREST),
  drawBottle(158, 166, TERRACOTTA, MILK, 0.85),
  drawBottle(206, 166, HONEY, MILK, 0.95),
  drawBottle(252, 166, SAGE, MILK, 0.7),
  drawFloor(454, '#D9A07F', MILK),
  drawFloorBoards(454, '#BE8263'),
  drawTap({ x: 150, y: 350 }),
  drawTubBack({ x: 330, y: 530, scale: 0.88 }),
  drawTubFront({ x: 330, y: 530, scale: 0.88 }, '#FDF6EA', FOREST),
  fill('M400 340C410 330 520 330 530 340V436H400Z', TERRACOTTA),
  fill('M400 400H530V410H400ZM400 418H530V426H400Z', MILK, 0.7),
  drawBubbles([
    [250, 318, 15],
    [288, 296, 10],
    [226, 292, 8],
    [320, 324, 11],
  ]),
  ellipse(640, 560, 130, 22, SAGE),
  ellipse(640, 558, 108, 15, '#A9C4B3'),
  place(drawSittingCat(SIAMESE, { expression: { eyes: 'open' } }), { x: 636, y: 560, scale: 0.62 }),
]);

const waitingRoom = defineScene('over-mij/salon-wachthoek', [
  drawWall({ wall: '#E9B89F', panel: { y: 330, colour: '#DFA78B' } }),
  drawFrame(
    100,
    80,
    130,
    150,
    OAK,
    circle(165, 140, 26, HONEY) + fill('M122 214c20-44 70-44 88 0Z', SAGE),
  ),
  drawFrame(260, 110, 110, 110, MILK, fill('M284 200c4-50 58-50 62 0Z', FOREST)),
  drawSquareWindow({ x: 500, y: 60, width: 220, height: 230 }, 'canal'),
  drawFloor(460, '#C08B56', CREAM),
  drawFloorBoards(460, '#9F6C3B'),
  drawRug(400, 560, 370, '#F6E7D3', '#EBD3B2'),
  drawBench({ x: 310, y: 530, scale: 1.08 }, FOREST),
  rect(96, 312, 110, 90, HONEY, 22),
  rect(180, 324, 96, 78, '#F2B7A0', 20),
  drawCarrier(
    { x: 430, y: 400, scale: 0.84 },
    '#FDF6EA',
    '#8FB09F',
    clipTo('M-88-168H88V-20H-88Z', place(drawCatHead(GINGER_TABBY), { y: -68, scale: 0.66 })),
  ),
  drawFern({ x: 690, y: 520, scale: 1.5 }, TERRACOTTA),
]);

export const SALON_SCENES = [tableRoom, bathRoom, waitingRoom];
