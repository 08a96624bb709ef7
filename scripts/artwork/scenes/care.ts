import { drawSittingCat } from '../kit/cat-sitting';
import { drawFoamCap, drawMattedCat, drawPlayfulKitten, drawWrappedCat } from '../kit/cat-special';
import { drawStandingCat } from '../kit/cat-standing';
import {
  APRICOT_LONGHAIR,
  BROWN_TABBY,
  GREY_LONGHAIR,
  SILVER_KITTEN,
  TUXEDO,
  WHITE_SHORTHAIR,
} from '../kit/coats';
import { drawMirror, drawShelf, drawTap, drawTubBack, drawTubFront } from '../kit/furniture';
import {
  BRICK,
  CLAY,
  CREAM,
  FOREST,
  HONEY,
  MILK,
  OAK,
  SAGE,
  SAND,
  TERRACOTTA,
} from '../kit/palette';
import { drawPaw } from '../kit/paw';
import { drawHelpingHand, drawHoldingHand, drawThumb } from '../kit/people';
import { drawVase } from '../kit/plants';
import { drawFloor, drawFrame, drawSunPatch, drawTable, drawTiles, drawWall } from '../kit/rooms';
import { circle, place, rect, stroke } from '../kit/svg';
import {
  drawAir,
  drawBottle,
  drawBubbles,
  drawClippers,
  drawComb,
  drawDryer,
  drawFoldedTowels,
  drawSlicker,
  drawTowel,
} from '../kit/tools';
import { drawArchWindow, drawRoundWindow, drawSquareWindow } from '../kit/windows';
import { defineScene } from '../scene';

const kitten = defineScene('album/kitten-eerste-keer', [
  drawWall({ wall: '#F7E0C0', panel: { y: 300, colour: '#F3D3A9' } }),
  drawRoundWindow(150, 160, 100, 'garden'),
  drawFrame(560, 60, 150, 130, OAK, circle(635, 130, 28, '#F2B7A0')),
  drawTable(410, 540, SAGE, '#6E9584'),
  drawTowel(390, 540, 620, MILK, TERRACOTTA, 92, 44),
  place(drawPlayfulKitten(SILVER_KITTEN, { mouth: 'open', gaze: [0.7, -0.1] }), {
    x: 320,
    y: 512,
    scale: 1.42,
  }),
  drawComb({ x: 574, y: 500, scale: 1.1, rotate: -8 }, TERRACOTTA),
]);

const bath = defineScene('album/in-bad', [
  drawWall({ wall: '#CFE1DB' }),
  drawTiles(0, 330, '#DCEAE4', '#C2D7CF'),
  drawSquareWindow({ x: 560, y: 40, width: 180, height: 190 }, 'forest'),
  drawShelf(50, 160, 170),
  drawBottle(94, 160, TERRACOTTA),
  drawBottle(146, 160, HONEY, MILK, 0.85),
  drawBottle(188, 160, SAGE, MILK, 0.7),
  drawFloor(500, '#E3C29B', MILK),
  drawTap({ x: 96, y: 372, scale: 1.1 }),
  drawTubBack({ x: 400, y: 560 }),
  place(drawSittingCat(BROWN_TABBY, { tail: 'none', expression: { eyes: 'happy' } }), {
    x: 400,
    y: 520,
    scale: 1.1,
  }),
  drawFoamCap(396, 136, 1.05),
  drawTubFront({ x: 400, y: 560 }),
  drawPaw(330, 358, BROWN_TABBY.paw, BROWN_TABBY.shade, 1.1),
  drawPaw(474, 358, BROWN_TABBY.paw, BROWN_TABBY.shade, 1.1),
  drawFoamCap(206, 352, 1.1),
  drawFoamCap(606, 352, 1.3),
  drawBubbles([
    [660, 268, 20],
    [620, 220, 12],
    [700, 210, 14],
    [236, 296, 14],
    [262, 250, 9],
    [560, 300, 12],
    [176, 270, 9],
  ]),
]);

const drying = defineScene('album/drogen-met-de-fohn', [
  drawWall({ wall: '#E7B79E', panel: { y: 300, colour: '#DFA88C' } }),
  drawMirror(150, 180, 104, CREAM),
  drawTable(430, 545, '#F0D3B8', '#D9B28F'),
  drawFoldedTowels(20, 470, [SAGE, MILK, TERRACOTTA]),
  place(drawWrappedCat(WHITE_SHORTHAIR, '#8FB09F', MILK), { x: 340, y: 525, scale: 1.16 }),
  drawAir(556, 226, '#FDF6EA'),
  drawDryer({ x: 650, y: 222, scale: 1, rotate: -4 }, FOREST, SAND),
  drawHoldingHand({ x: 680, y: 288, scale: 0.9, rotate: 10 }, TERRACOTTA),
]);

const nails = defineScene('album/nagels-knippen', [
  drawWall({ wall: '#F3DBAE', panel: { y: 330, colour: '#EDCB95' } }),
  drawArchWindow({ x: 50, y: 60, width: 200, height: 300 }, 'canal'),
  drawTable(440, 550, '#C98B58', '#A96F42'),
  drawTowel(320, 550, 500, '#FDF6EA', FOREST, 78, 34),
  drawHelpingHand({ x: 500, y: 442 }, TERRACOTTA),
  place(drawSittingCat(GREY_LONGHAIR, { tail: 'left', isGivingPaw: true }), {
    x: 310,
    y: 520,
    scale: 1.1,
  }),
  drawThumb({ x: 500, y: 434 }),
  drawClippers({ x: 574, y: 316, rotate: -34 }, BRICK),
  drawHoldingHand({ x: 654, y: 262, rotate: -16 }, TERRACOTTA),
]);

const beforeAfter = defineScene('album/voor-en-na', [
  rect(0, 0, 400, 600, '#D9CFC2'),
  rect(400, 0, 400, 600, '#F9DFA9'),
  drawSunPatch(560, 0, 220, 450, -90, 0.55),
  rect(0, 450, 400, 150, '#A9998B'),
  rect(400, 450, 400, 150, TERRACOTTA),
  place(
    drawMattedCat(
      { ...APRICOT_LONGHAIR, base: '#D6B48D', light: '#EFE3D0', paw: '#EFE3D0' },
      { mouth: 'sad', gaze: [0, 0.7] },
    ),
    { x: 196, y: 512, scale: 1 },
  ),
  rect(394, 0, 12, 600, MILK),
  place(drawSittingCat(APRICOT_LONGHAIR, { expression: { eyes: 'happy' } }), {
    x: 576,
    y: 512,
    scale: 0.92,
  }),
  drawComb({ x: 486, y: 566, scale: 0.8, rotate: -3 }, FOREST),
]);

const hygiene = defineScene('album/sanitaire-trim-klaar', [
  drawWall({ wall: '#B9CDBF', panel: { y: 340, colour: '#A9C1B1' } }),
  drawArchWindow({ x: 60, y: 60, width: 230, height: 330 }, 'garden'),
  drawSlicker({ x: 682, y: 150 }, CLAY),
  drawSlicker({ x: 754, y: 150 }, FOREST),
  rect(640, 90, 156, 12, OAK, 6),
  stroke('M682 98V106M754 98V106', OAK, 6),
  drawTable(440, 545, '#F3DBAE', '#D9B778'),
  drawVase({ x: 108, y: 482, scale: 1.05 }, TERRACOTTA),
  drawTowel(420, 545, 520, TERRACOTTA, MILK, 74, 38),
  place(drawStandingCat(TUXEDO), { x: 400, y: 514, scale: 1.12 }),
]);

export const CARE_SCENES = [kitten, bath, drying, nails, beforeAfter, hygiene];
