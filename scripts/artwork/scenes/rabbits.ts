import { drawCushion, drawMirror, drawShelf } from '../kit/furniture';
import {
  BRICK,
  CLAY,
  CREAM,
  FOREST,
  HONEY,
  MILK,
  OAK,
  PINE,
  SAGE,
  SAND,
  TERRACOTTA,
} from '../kit/palette';
import { drawHelpingHand, drawHoldingHand, drawThumb } from '../kit/people';
import { drawBroadPlant, drawFern, drawVase } from '../kit/plants';
import { drawRabbitFront, drawRabbitSide } from '../kit/rabbit-body';
import {
  BROWN_RABBIT,
  GREY_ANGORA,
  GREY_LOP,
  GREY_RABBIT,
  HONEY_LOP,
  PATCHED_LOP,
  PATCHED_RABBIT,
  WHITE_ANGORA,
} from '../kit/rabbit-coats';
import {
  drawFloor,
  drawFloorBoards,
  drawRug,
  drawSunPatch,
  drawTable,
  drawWall,
} from '../kit/rooms';
import { place } from '../kit/svg';
import {
  drawBottle,
  drawBrush,
  drawClippers,
  drawComb,
  drawFoldedTowels,
  drawTowel,
} from '../kit/tools';
import { drawArchWindow, drawRoundWindow, drawSquareWindow } from '../kit/windows';
import { defineScene } from '../scene';

const onTheTable = defineScene('konijnen/konijn-op-de-trimtafel', [
  drawWall({ wall: '#DCE8DA' }),
  drawArchWindow({ x: 70, y: 70, width: 220, height: 320 }, 'garden'),
  drawSunPatch(430, 40, 240, 300, 60, 0.45),
  drawTable(420, 540, '#E0A977', '#C98B58'),
  drawTowel(420, 540, 560, '#FDF6EA', SAGE, 80, 42),
  place(drawRabbitSide(BROWN_RABBIT), { x: 420, y: 512, scale: 1.28 }),
  drawComb({ x: 74, y: 508, scale: 0.82, rotate: 6 }, TERRACOTTA),
  drawBroadPlant({ x: 716, y: 470, scale: 1.1 }),
]);

const angora = defineScene('konijnen/angora-konijn', [
  drawWall({ wall: '#5F8F7D', panel: { y: 360, colour: '#558372' } }),
  drawRoundWindow(400, 230, 190, 'morning'),
  drawTable(484, 580, '#D9A876', '#B9804E'),
  drawCushion({ x: 400, y: 572, scale: 1.16 }, '#F2B7A0', '#DE957B'),
  place(drawRabbitFront(WHITE_ANGORA), { x: 400, y: 516, scale: 1.2 }),
]);

const lopWithBrush = defineScene('konijnen/hangoor-met-borstel', [
  drawWall({ wall: '#F4D9CB', panel: { y: 300, colour: '#EFCDBB' } }),
  drawSquareWindow({ x: 540, y: 50, width: 200, height: 240 }, 'canal'),
  drawShelf(60, 210, 220),
  drawFoldedTowels(90, 210, [SAGE, MILK, HONEY]),
  drawTable(420, 540, PINE, FOREST),
  drawTowel(330, 540, 500, '#FDF6EA', HONEY, 84, 40),
  place(drawRabbitFront(HONEY_LOP), { x: 330, y: 510, scale: 1.36 }),
  drawBrush({ x: 690, y: 508, scale: 1.0, rotate: 2 }, TERRACOTTA, SAND),
]);

const twoRabbits = defineScene('konijnen/twee-konijnen', [
  drawWall({ wall: '#EBD3A4' }),
  drawSunPatch(120, 30, 300, 420, -90, 0.5),
  drawVase({ x: 724, y: 462, scale: 1.15 }, TERRACOTTA),
  drawMirror(120, 190, 84, OAK),
  drawFloor(452, '#C98B58', '#F6E7D3'),
  drawFloorBoards(452, '#A8763F'),
  drawRug(390, 534, 340, '#8FB09F', '#A9C4B3'),
  place(drawRabbitFront(PATCHED_LOP, { tilt: 5 }), { x: 268, y: 528, scale: 1.16 }),
  place(drawRabbitFront(PATCHED_RABBIT, { tilt: -5, expression: { eyes: 'happy' } }), {
    x: 506,
    y: 538,
    scale: 1.16,
  }),
]);

const rabbitNails = defineScene('konijnen/konijn-nagels-knippen', [
  drawWall({ wall: '#CFE0D8' }),
  drawSquareWindow({ x: 60, y: 50, width: 190, height: 220 }, 'forest'),
  drawTable(430, 545, '#F0D3B8', '#D9B28F'),
  drawTowel(330, 545, 500, '#8FB09F', MILK, 80, 36),
  drawHelpingHand({ x: 468, y: 438, scale: 0.9 }),
  place(drawRabbitFront(GREY_RABBIT, { isGivingPaw: true }), { x: 310, y: 514, scale: 1.16 }),
  drawThumb({ x: 468, y: 426, scale: 0.9 }),
  drawClippers({ x: 548, y: 330, scale: 0.95, rotate: -32 }, BRICK),
  drawHoldingHand({ x: 632, y: 276, scale: 0.95, rotate: -16 }),
]);

const angoraAlbum = defineScene('album/langharig-konijn', [
  drawWall({ wall: '#F2CDB6', panel: { y: 320, colour: '#ECBFA5' } }),
  drawSquareWindow({ x: 70, y: 60, width: 230, height: 230 }, 'garden'),
  drawFloor(430, '#B9804E', '#F6E7D3'),
  drawFloorBoards(430, '#9A6640'),
  drawFern({ x: 690, y: 470, scale: 1.25 }, FOREST),
  drawCushion({ x: 400, y: 560, scale: 1.2 }, FOREST, '#264C41'),
  place(drawRabbitSide(GREY_ANGORA), { x: 380, y: 502, scale: 1.3 }),
]);

const lopAlbum = defineScene('album/hangoor-konijn', [
  drawWall({ wall: '#F6E0B4' }),
  drawArchWindow({ x: 510, y: 60, width: 220, height: 330 }, 'heath'),
  drawTable(432, 540, CLAY, BRICK),
  drawBottle(46, 466, SAGE, MILK, 1.15),
  drawBottle(98, 474, HONEY, CREAM, 0.95),
  drawTowel(390, 540, 520, '#F8E6D2', FOREST, 78, 42),
  place(drawRabbitSide(GREY_LOP, { tilt: -3 }), { x: 404, y: 512, scale: 1.36 }),
]);

export const RABBIT_SCENES = [
  onTheTable,
  angora,
  lopWithBrush,
  twoRabbits,
  rabbitNails,
  angoraAlbum,
  lopAlbum,
];
