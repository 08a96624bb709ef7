import { drawLoafCat, drawRecliningCat } from '../kit/cat-loaf';
import { drawSittingCat } from '../kit/cat-sitting';
import {
  BLACK,
  BLUE_SHORTHAIR,
  BROWN_COON,
  CREAM_PERSIAN,
  GINGER_TABBY,
  RAGDOLL,
  SIAMESE,
} from '../kit/coats';
import { drawMirror, drawScratchingPost, drawShelf } from '../kit/furniture';
import { BRICK, CLAY, CREAM, FOREST, HONEY, MILK, OAK, SAGE, TERRACOTTA } from '../kit/palette';
import { drawBroadPlant, drawFern, drawHangingPlant } from '../kit/plants';
import { drawFloor, drawFloorBoards, drawSunPatch, drawTable, drawWall } from '../kit/rooms';
import { circle, fill, place, rect, stroke } from '../kit/svg';
import { drawBottle, drawBrush, drawComb, drawFoldedTowels, drawTowel } from '../kit/tools';
import { drawArchWindow, drawCurtains, drawSquareWindow } from '../kit/windows';
import { defineScene } from '../scene';

const gingerTom = defineScene('album/rode-kater-op-de-trimtafel', [
  drawWall({ wall: CREAM }),
  drawSunPatch(40, 60, 190, 300, -60, 0.55),
  drawArchWindow({ x: 500, y: 70, width: 236, height: 330 }, 'morning'),
  drawTable(428, 538, TERRACOTTA, CLAY),
  drawBroadPlant({ x: 92, y: 462, scale: 1.15 }),
  drawTowel(372, 538, 560, MILK, CLAY, 74, 42),
  place(drawSittingCat(GINGER_TABBY, { tail: 'left' }), { x: 340, y: 506, scale: 1.1 }),
  drawBrush({ x: 556, y: 518, scale: 0.95, rotate: -3 }),
]);

const persian = defineScene('album/perzische-kat-na-de-vachtbeurt', [
  drawWall({ wall: '#D99A80', panel: { y: 330, colour: '#CF8B70' } }),
  drawMirror(400, 210, 190, '#F6E7D3'),
  drawShelf(30, 180, 150),
  drawBottle(76, 180, SAGE),
  drawBottle(128, 180, HONEY, MILK, 0.8),
  drawHangingPlant({ x: 690, y: 30, scale: 1.1 }),
  drawTable(440, 540, FOREST, '#264C41'),
  drawComb({ x: 142, y: 500, scale: 1.05, rotate: -6 }),
  place(drawSittingCat(CREAM_PERSIAN, { expression: { mouth: 'smile' } }), {
    x: 396,
    y: 518,
    scale: 1.18,
  }),
  drawFluff(650, 512),
  drawFluff(700, 494),
]);

const coon = defineScene('album/maine-coon-in-het-raam', [
  drawWall({ wall: '#F0D3B8' }),
  drawArchWindow({ x: 130, y: 24, width: 540, height: 482 }, 'heath'),
  rect(96, 500, 608, 30, MILK, 8),
  rect(112, 530, 576, 12, '#D9BF9F', 4),
  rect(0, 542, 800, 58, '#E2BD9C'),
  drawFern({ x: 190, y: 506, scale: 0.9 }, MILK),
  place(drawSittingCat(BROWN_COON, { tail: 'right' }), { x: 404, y: 508, scale: 1.02 }),
]);

const shorthair = defineScene('album/britse-korthaar-op-de-handdoek', [
  drawWall({ wall: '#F3DBAE', panel: { y: 250, colour: '#EFD09A' } }),
  drawSquareWindow({ x: 60, y: 40, width: 220, height: 230 }, 'canal'),
  drawFern({ x: 690, y: 420, scale: 1.2 }, TERRACOTTA),
  drawTable(392, 540, OAK, '#A8763F'),
  drawTowel(400, 540, 660, '#FFF9EF', TERRACOTTA, 96, 44),
  place(drawLoafCat(BLUE_SHORTHAIR), { x: 390, y: 512, scale: 1.45 }),
]);

const ragdoll = defineScene('album/ragdoll-met-blauwe-ogen', [
  drawWall({ wall: '#A9C4B3' }),
  drawSunPatch(90, 0, 420, 600, -190, 0.3),
  drawHangingPlant({ x: 92, y: 26, scale: 1.3 }),
  drawFern({ x: 716, y: 560, scale: 1.5 }, CLAY),
  place(drawSittingCat(RAGDOLL, { tail: 'none' }), { x: 396, y: 740, scale: 1.68 }),
]);

const black = defineScene('album/zwarte-kat-in-de-ochtendzon', [
  drawWall({ wall: '#F6DDB0' }),
  drawCurtains({ x: 110, y: 36, width: 580, height: 430 }, '#FDF3DF', '#EFD9B2'),
  drawSquareWindow({ x: 150, y: 56, width: 500, height: 400 }, 'dawn', { sill: false }),
  rect(60, 448, 680, 30, MILK, 8),
  rect(76, 478, 648, 14, '#E0C492', 4),
  rect(0, 492, 800, 108, '#EBC88F'),
  place(drawRecliningCat(BLACK, { expression: { mouth: 'calm' } }), {
    x: 392,
    y: 462,
    scale: 1.22,
  }),
  drawSunPatch(420, 492, 260, 108, -50, 0.6),
]);

const siamese = defineScene('album/siamees-op-de-krabpaal', [
  drawWall({ wall: '#C9D9CC', panel: { y: 400, colour: '#B9CDBF' } }),
  drawSunPatch(470, 40, 230, 320, -80, 0.4),
  drawShelf(40, 250, 180),
  drawFoldedTowels(66, 250, ['#F2B7A0', '#FDF6EA', '#D9805C']),
  drawFloor(520, '#D2A679', '#EBD3B2'),
  drawFloorBoards(520, '#B98A5C'),
  drawScratchingPost({ x: 410, y: 570, scale: 1 }, 150, 330, TERRACOTTA),
  place(drawSittingCat(SIAMESE, { tilt: 6 }), { x: 400, y: 404, scale: 0.94 }),
  stroke('M520 432C530 460 524 476 528 492', BRICK, 4),
  circle(528, 506, 17, HONEY),
  drawBroadPlant({ x: 690, y: 560, scale: 1.3 }, MILK),
]);

function drawFluff(x: number, y: number): string {
  return place(fill('M-22 6C-26-6-12-12-6-8C-4-18 12-18 14-8C24-10 28 4 20 8Z', '#F7E2C6'), {
    x,
    y,
  });
}

export const PORTRAIT_SCENES = [gingerTom, persian, coon, shorthair, ragdoll, black, siamese];
