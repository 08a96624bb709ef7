import { drawCatBehind } from '../kit/cat-behind';
import { drawCurledCat } from '../kit/cat-curled';
import { drawLoafCat } from '../kit/cat-loaf';
import { drawSittingCat } from '../kit/cat-sitting';
import { BLUE_SHORTHAIR, CREAM_TABBY, GINGER_TABBY, GREY_LONGHAIR, TUXEDO } from '../kit/coats';
import { drawDrenthe } from '../kit/drenthe';
import {
  drawBasketBack,
  drawBasketFront,
  drawBowl,
  drawCushion,
  drawFloorLamp,
  drawScratchingPost,
  drawShelf,
} from '../kit/furniture';
import { FOREST, HEATHER, HONEY, MILK, PETAL, TERRACOTTA } from '../kit/palette';
import { drawBroadPlant, drawHeatherPot } from '../kit/plants';
import { drawFloor, drawFloorBoards, drawRug, drawSunPatch, drawWall } from '../kit/rooms';
import { clipTo, ellipse, fill, place, rect } from '../kit/svg';
import { drawArchWindow, drawCurtains } from '../kit/windows';
import { defineScene } from '../scene';

const forestTrees = [40, 170, 560, 690, 770].map((x, index) =>
  fill(
    `M${x} ${60 + (index % 3) * 40}l70 160H${x - 70}ZM${x} ${150 + (index % 3) * 40}l84 190` +
      `H${x - 84}Z`,
    index % 2 ? '#8AAE99' : '#7BA28C',
  ),
);

const forestRoom = defineScene('b-en-b/kamer-bos', [
  drawWall({ wall: '#A9C4B3' }),
  ...forestTrees,
  drawArchWindow({ x: 280, y: 50, width: 220, height: 300 }, 'forest'),
  drawFloor(430, '#CFA274', '#EBD3B2'),
  drawFloorBoards(430, '#AF8152'),
  drawSunPatch(250, 430, 250, 170, -90, 0.3),
  drawScratchingPost({ x: 620, y: 520, scale: 1 }, 190, 290, FOREST),
  place(drawSittingCat(TUXEDO), { x: 610, y: 310, scale: 0.66 }),
  drawBroadPlant({ x: 90, y: 456, scale: 1.15 }, TERRACOTTA),
  drawRug(290, 548, 270, '#F6E7D3', '#EBD3B2'),
  drawBasketBack({ x: 290, y: 548, scale: 0.92 }),
  ellipse(290, 482, 196, 36, PETAL),
  place(drawLoafCat(GINGER_TABBY, { expression: { eyes: 'happy' } }), {
    x: 290,
    y: 508,
    scale: 0.98,
  }),
  drawBasketFront({ x: 290, y: 548, scale: 0.92 }),
]);

const heathRoom = defineScene('b-en-b/kamer-hei', [
  drawWall({ wall: '#F1DCD6', panel: { y: 350, colour: '#DDBBC2' } }),
  drawCurtains({ x: 60, y: 60, width: 230, height: 250 }, '#F8EBDD', '#E3C6B8'),
  drawArchWindow({ x: 76, y: 80, width: 198, height: 216 }, 'heath'),
  drawShelf(380, 190, 300),
  place(drawLoafCat(CREAM_TABBY, { expression: { eyes: 'happy' } }), {
    x: 552,
    y: 192,
    scale: 0.58,
  }),
  drawHeatherPot({ x: 416, y: 190, scale: 0.7 }),
  drawFloor(440, '#D9B083', MILK),
  drawFloorBoards(440, '#BE8F5E'),
  drawFloorLamp({ x: 740, y: 474, scale: 0.8 }, HONEY),
  drawRug(380, 540, 360, '#F6E7D3', '#FDF3E6'),
  drawCushion({ x: 370, y: 546, scale: 1.08 }, HEATHER, '#9A6F86'),
  place(drawCurledCat(BLUE_SHORTHAIR), { x: 376, y: 468, scale: 0.98 }),
  drawBowl({ x: 690, y: 560, scale: 0.95 }, TERRACOTTA),
]);

const wideWindow = 'M70 40H730V440H70Z';
const lookingOut = defineScene('b-en-b/buiten-kijken', [
  drawWall({ wall: '#F3D9B8' }),
  rect(52, 24, 696, 424, MILK, 10),
  clipTo(wideWindow, place(drawDrenthe(), { x: 50, y: 30 })),
  rect(395, 24, 10, 424, MILK),
  rect(24, 440, 752, 30, MILK, 8),
  rect(44, 470, 712, 14, '#D9BF9F', 4),
  rect(0, 484, 800, 116, '#E9C79C'),
  place(drawCatBehind(GINGER_TABBY, { tail: 'hanging', tilt: -5 }), {
    x: 244,
    y: 454,
    scale: 0.78,
  }),
  place(drawCatBehind(GREY_LONGHAIR, { tail: 'right', tilt: 7 }), { x: 556, y: 454, scale: 0.74 }),
]);

export const BOARDING_SCENES = [forestRoom, heathRoom, lookingOut];
