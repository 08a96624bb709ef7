import { CREAM_TABBY } from '../kit/coats.ts';
import { drawShelf } from '../kit/furniture.ts';
import { CLAY, FOREST, HONEY, MILK, TERRACOTTA } from '../kit/palette.ts';
import { drawSunPatch, drawTable, drawWall } from '../kit/rooms.ts';
import { join } from '../kit/svg.ts';
import { drawBottle, drawTowel } from '../kit/tools.ts';
import { drawArchWindow } from '../kit/windows.ts';
import type { Clip } from './clip.ts';
import { CLIP_HEIGHT, CLIP_WIDTH, move } from './clip.ts';
import { drawMovingComb, drawMovingHand, drawTreat } from './hand.ts';
import { drawKittenBody } from './kitten-body.ts';
import { moveKittenHead } from './kitten-head-timeline.ts';
import { findComb, findHand, findTreat, isCombThere, moveKitten } from './kitten-timeline.ts';
import { drawMovingHead } from './moving-head.ts';

const KITTEN = {
  ...CREAM_TABBY,
  breed: 'kitten' as const,
  base: '#EBAE6B',
  shade: '#CC8A48',
  marking: '#CE8444',
  eye: '#7FA7B0',
  whisker: '#FFF9EF',
};

const HEAD_SCALE = 0.92;

const room = join(
  drawWall({
    wall: '#BFD4CB',
    panel: { y: 380, colour: '#AFC8BD' },
    width: CLIP_WIDTH,
    height: CLIP_HEIGHT,
  }),
  drawArchWindow({ x: 110, y: 80, width: 260, height: 390 }, 'garden'),
  drawSunPatch(560, 40, 330, 400, 90, 0.3),
  drawShelf(960, 240, 220),
  drawBottle(1010, 240, CLAY),
  drawBottle(1066, 240, HONEY, MILK, 0.85),
  drawTable(500, 650, TERRACOTTA, CLAY, CLIP_WIDTH, CLIP_HEIGHT),
  drawTowel(640, 650, 860, MILK, FOREST, 110, 44),
);

/** Begins as the poster `over-mij/video-kitten-poster` and ends as it, with a treat for the comb. */
export const kittenClip: Clip = { name: 'kittengewenning', seconds: 14, draw: drawMoment };

function drawMoment(t: number): string {
  const head = moveKittenHead(t);
  const kitten = join(
    drawKittenBody(KITTEN, moveKitten(t)),
    move(drawMovingHead(KITTEN, head), {
      x: head.x,
      y: head.y,
      rotate: head.rotate,
      scaleX: HEAD_SCALE,
      scaleY: HEAD_SCALE,
    }),
  );
  const hand = findHand(t);
  const eaten = findTreat(t);
  return join(
    room,
    move(kitten, { x: 540, y: 616, scaleX: 1.72, scaleY: 1.72 }),
    isCombThere(t) ? drawMovingComb(findComb(t)) : '',
    eaten === null ? '' : drawTreat(hand, eaten),
    drawMovingHand(hand),
  );
}
