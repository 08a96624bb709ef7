import { drawSittingCat } from '../kit/cat-sitting';
import { drawPlayfulKitten } from '../kit/cat-special';
import { CREAM_TABBY, WHITE_SHORTHAIR } from '../kit/coats';
import { drawPendantLamp, drawShelf } from '../kit/furniture';
import { CLAY, FOREST, HONEY, INK, MILK, TERRACOTTA } from '../kit/palette';
import { drawHoldingHand } from '../kit/people';
import { drawBroadPlant, drawFern } from '../kit/plants';
import { drawSunPatch, drawTable, drawWall } from '../kit/rooms';
import { drawHeadphones, drawMicrophone } from '../kit/sofa';
import { fill, join, place, rect } from '../kit/svg';
import { drawBottle, drawComb, drawTowel } from '../kit/tools';
import { drawArchWindow } from '../kit/windows';
import { defineScene } from '../scene';

const GINGER_KITTEN = {
  ...CREAM_TABBY,
  breed: 'kitten' as const,
  base: '#EBAE6B',
  shade: '#CC8A48',
  marking: '#CE8444',
  eye: '#7FA7B0',
  whisker: '#FFF9EF',
};

const kittenPoster = defineScene(
  'over-mij/video-kitten-poster',
  [
    drawWall({ wall: '#BFD4CB', panel: { y: 380, colour: '#AFC8BD' }, width: 1280, height: 720 }),
    drawArchWindow({ x: 110, y: 80, width: 260, height: 390 }, 'garden'),
    drawSunPatch(560, 40, 330, 400, 90, 0.3),
    drawShelf(960, 240, 220),
    drawBottle(1010, 240, CLAY),
    drawBottle(1066, 240, HONEY, MILK, 0.85),
    drawTable(500, 650, TERRACOTTA, CLAY, 1280, 720),
    drawTowel(640, 650, 860, MILK, FOREST, 110, 44),
    place(drawPlayfulKitten(GINGER_KITTEN, { mouth: 'open', gaze: [0.8, -0.2] }), {
      x: 540,
      y: 616,
      scale: 1.72,
    }),
    drawComb({ x: 838, y: 360, scale: 1.4, rotate: -24 }, HONEY),
    drawHoldingHand({ x: 946, y: 322, scale: 1.2, rotate: -8 }),
  ],
  1280,
  720,
);

const panels = Array.from({ length: 12 }, (_, index) => {
  const x = 40 + (index % 6) * 206;
  const y = 40 + Math.floor(index / 6) * 200;
  return fill(`M${x} ${y}h186v180h-186Z`, index % 2 ? '#3B6A5C' : '#447465');
});

const radioPoster = defineScene(
  'over-mij/video-radio-poster',
  [
    drawWall({ wall: FOREST, width: 1280, height: 720 }),
    ...panels,
    drawPendantLamp(230, 90, HONEY),
    drawPendantLamp(1080, 70, HONEY),
    drawTable(540, 650, '#C98B58', '#A96F42', 1280, 720),
    drawMixingDesk(960, 560),
    place(drawSittingCat(WHITE_SHORTHAIR, { tail: 'left', expression: { eyes: 'happy' } }), {
      x: 520,
      y: 630,
      scale: 1.3,
    }),
    place(drawHeadphones(TERRACOTTA, '#3E3430'), { x: 520, y: 276, scale: 1.3 }),
    drawMicrophone({ x: 850, y: 290, scale: 1.15 }, INK, '#D9BF9F'),
    drawFern({ x: 150, y: 610, scale: 1.5 }, TERRACOTTA),
    drawBroadPlant({ x: 1206, y: 600, scale: 1.2 }, MILK),
  ],
  1280,
  720,
);

function drawMixingDesk(x: number, y: number): string {
  const sliders = [0, 1, 2, 3].map((index) =>
    join(
      rect(x + 30 + index * 44, y + 16, 6, 44, '#8FA59B', 3),
      rect(x + 22 + index * 44, y + 20 + ((index * 13) % 26), 22, 12, HONEY, 4),
    ),
  );
  return rect(x, y, 210, 76, INK, 10) + sliders.join('');
}

export const VIDEO_SCENES = [kittenPoster, radioPoster];
