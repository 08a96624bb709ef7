import { drawSittingCat } from '../kit/cat-sitting';
import { drawPeekingCat } from '../kit/cat-special';
import { GINGER_TABBY, RED_LONGHAIR } from '../kit/coats';
import { drawShelf } from '../kit/furniture';
import { CLAY, CREAM, FOREST, MILK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawPaw } from '../kit/paw';
import { drawBroadPlant } from '../kit/plants';
import { drawRabbitSide } from '../kit/rabbit-body';
import { BROWN_RABBIT } from '../kit/rabbit-coats';
import { drawFloor, drawFloorBoards, drawSunPatch, drawTable, drawWall } from '../kit/rooms';
import { drawContactShadow, fill, place, rect, stroke } from '../kit/svg';
import { drawBottle, drawBrush, drawTowel } from '../kit/tools';
import { drawArchWindow } from '../kit/windows';
import { defineScene } from '../scene';

const hero = defineScene(
  'hero',
  [
    drawWall({ wall: CREAM, width: 960, height: 800 }),
    drawSunPatch(70, 90, 260, 420, -70, 0.55),
    drawArchWindow({ x: 520, y: 70, width: 360, height: 500 }, 'morning'),
    drawShelf(60, 300, 190),
    drawBottle(110, 300, SAGE, MILK, 1.1),
    drawBottle(164, 300, TERRACOTTA, CREAM, 0.85),
    drawTable(586, 730, TERRACOTTA, CLAY, 960, 800),
    drawBroadPlant({ x: 152, y: 640, scale: 1.5 }),
    drawTowel(500, 730, 810, MILK, SAGE, 104, 52),
    place(drawSittingCat(RED_LONGHAIR, { tail: 'left' }), { x: 378, y: 684, scale: 1.34 }),
    place(drawRabbitSide(BROWN_RABBIT), { x: 728, y: 694, scale: 1.04 }),
    drawBrush({ x: 604, y: 724, scale: 1.05, rotate: -3 }, FOREST),
  ],
  960,
  800,
);

const notFound = defineScene('niet-gevonden', [
  drawWall({ wall: '#DCE8DA', panel: { y: 330, colour: '#CFDFD0' } }),
  drawSunPatch(470, 30, 230, 300, -80, 0.5),
  drawFloor(440, '#D2A679', '#F6E7D3'),
  drawFloorBoards(440, '#B98A5C'),
  drawBroadPlant({ x: 92, y: 470, scale: 1.25 }),
  drawContactShadow(410, 548, 260, 18),
  stroke('M590 470C690 480 730 420 696 350C684 326 700 306 722 310', '#E9A15B', 34),
  stroke('M696 350C684 326 700 306 722 310', '#FFF4E3', 34),
  fill('M220 300L600 300 566 336H254Z', '#8A5A3E'),
  place(drawPeekingCat(GINGER_TABBY, { gaze: [0, 0.4] }, 34), { x: 400, y: 330, scale: 1.25 }),
  rect(220, 326, 380, 222, '#D3A06B'),
  rect(220, 326, 110, 222, '#5A3422', 0, 0.1),
  fill('M220 326L150 368 176 404 254 326Z', '#E0B482'),
  fill('M600 326L672 362 650 402 566 326Z', '#C08B56'),
  rect(392, 326, 36, 222, '#E9D6BF', 0, 0.6),
  rect(470, 470, 84, 46, '#B9804E', 8, 0.55),
  drawPaw(300, 346, '#FFF4E3', '#CC8140', 1.1),
  drawPaw(510, 346, '#FFF4E3', '#CC8140', 1.1),
]);

export const HERO_SCENES = [hero, notFound];
