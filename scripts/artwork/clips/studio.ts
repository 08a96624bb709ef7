import { drawPendantLamp } from '../kit/furniture.ts';
import { FOREST, HONEY, INK, MILK, TERRACOTTA } from '../kit/palette.ts';
import { drawBroadPlant, drawFern } from '../kit/plants.ts';
import { drawTable, drawWall } from '../kit/rooms.ts';
import { fill, join, rect, stroke } from '../kit/svg.ts';
import { CLIP_HEIGHT, CLIP_WIDTH, fade } from './clip.ts';
import { mix, swing } from './timeline.ts';

/** The middle of the microphone's head. */
const MICROPHONE = { x: 850, y: 272 };
const LETTERS =
  'M0 2H16V26H0ZM26 28V2L42 28V2M66 28L75 2L84 28M69 20H81M94 2V28' +
  'M104 28V2H114Q122 2 122 9T114 16H104M113 16L122 28';

export function drawStudio(): string {
  const panels = Array.from({ length: 12 }, (_, index) => {
    const x = 40 + (index % 6) * 206;
    const y = 40 + Math.floor(index / 6) * 200;
    return fill(`M${x} ${y}h186v180h-186Z`, index % 2 ? '#3B6A5C' : '#447465');
  });
  return join(
    drawWall({ wall: FOREST, width: CLIP_WIDTH, height: CLIP_HEIGHT }),
    ...panels,
    drawPendantLamp(230, 90, HONEY),
    drawPendantLamp(1080, 70, HONEY),
    drawTable(540, 650, '#C98B58', '#A96F42', CLIP_WIDTH, CLIP_HEIGHT),
  );
}

export function drawPlants(): string {
  return (
    drawFern({ x: 150, y: 610, scale: 1.5 }, TERRACOTTA) +
    drawBroadPlant({ x: 1206, y: 600, scale: 1.2 }, MILK)
  );
}

/** The sliders follow the voice a little. */
export function drawMixingDesk(x: number, y: number, t: number, voice: number): string {
  const sliders = [0, 1, 2, 3].map((index) => {
    const shift = 5 * voice * swing(t + index * 0.4, 2.1 + index * 0.3);
    return (
      rect(x + 30 + index * 44, y + 16, 6, 44, '#8FA59B', 3) +
      rect(x + 22 + index * 44, y + 20 + ((index * 13) % 26) + shift, 22, 12, HONEY, 4)
    );
  });
  return rect(x, y, 210, 76, INK, 10) + sliders.join('');
}

/** The lamp that says a programme is being made; it glows up slowly and never flashes. */
export function drawOnAirLight(x: number, y: number, glow: number): string {
  const lit = join(
    rect(x - 116, y - 60, 232, 120, '#E2543F', 42, 0.12),
    rect(x - 102, y - 46, 204, 92, '#E2543F', 28, 0.2),
  );
  const letters = `<g transform="translate(${x - 61} ${y - 15})">`;
  return join(
    fade(lit, glow),
    rect(x - 90, y - 34, 180, 68, INK, 16),
    rect(x - 80, y - 25, 160, 50, '#6E3A34', 11),
    fade(rect(x - 80, y - 25, 160, 50, '#D9482F', 11), glow),
    `${letters}${stroke(LETTERS, MILK, 5, Math.round(mix(0.35, 1, glow) * 100) / 100)}</g>`,
  );
}

/** Rings of sound that leave the microphone on both sides, each fading in and out. */
export function drawSoundWaves(t: number, voice: number): string {
  const rings = [0, 1, 2].map((index) => {
    const part = (t / 2.4 + index / 3) % 1;
    const radius = mix(118, 118 + 92 * mix(0.6, 1, voice), part);
    return fade(drawRing(radius), 0.75 * voice * Math.sin(Math.PI * part));
  });
  return rings.join('');
}

function drawRing(radius: number): string {
  const { x, y } = MICROPHONE;
  const [reach, height] = [radius * Math.cos(0.62), radius * Math.sin(0.62)];
  const side = (sign: number) =>
    `M${x + sign * reach} ${y - height}A${radius} ${radius} 0 0 ${sign > 0 ? 1 : 0}` +
    ` ${x + sign * reach} ${y + height}`;
  return stroke(side(1) + side(-1), HONEY, 7);
}
